// What a thing on the table says about itself. See states.css for how it looks.
export type State = 'plain' | 'legal' | 'selected' | 'target' | 'aimed' | 'resting' | 'forbidden' | 'changed'

export const stateClass = (state: State): string => (state === 'plain' ? '' : `is-${state}`)
