import { expect, test } from 'vitest'
import { nearby } from '../src/tutorial/nearby'
test('x', () => {
  const about = { x: 958, y: 314, width: 186, height: 196 }
  console.log(nearby(about, { width: 372, height: 150 }, [{ ...about, weight: 40 }, {x:1041,y:89,width:82,height:78,weight:.004}], { x: 0, y: 0, width: 1280, height: 800 }))
  console.log(nearby(about, {x: 3, y:4, width: 372, height: 150 } as any, [{ ...about, weight: 40 }, {x:1041,y:89,width:82,height:78,weight:.004}], { x: 0, y: 0, width: 1280, height: 800 }))
})
