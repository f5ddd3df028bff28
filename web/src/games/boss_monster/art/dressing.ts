// How a room is furnished: torches, what stands left and right of who lives there, and what hangs on the wall.
import type { Furniture } from '../../../art/furniture'
import type { RampName } from '../../../art/palette'
import type { Room } from '../../../art/scenes'

export type Dressing = Pick<Room, 'torches' | 'hangs' | 'left' | 'right'>

export const dress = (torches: 0 | 1 | 2, left?: Furniture, right?: Furniture, ...hangs: [Furniture, RampName?] | []): Dressing =>
  ({ torches, ...(left && { left }), ...(right && { right }), ...(hangs.length > 0 && { hangs: hangs as [Furniture, RampName?] }) })
