// What somebody plays with, so that they are told what to do in its words: the last thing that was used.

export type Means = 'mouse' | 'touch' | 'keys'

class Hands {
  now = $state<Means>('mouse')

  watch(): () => void {
    if (matchMedia('(pointer: coarse)').matches) this.now = 'touch'
    const pointed = (event: PointerEvent) => (this.now = event.pointerType === 'mouse' ? 'mouse' : 'touch')
    const pressed = (event: KeyboardEvent) => {
      if (!['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) this.now = 'keys'
    }
    window.addEventListener('pointerdown', pointed, true)
    window.addEventListener('keydown', pressed, true)
    return () => {
      window.removeEventListener('pointerdown', pointed, true)
      window.removeEventListener('keydown', pressed, true)
    }
  }
}

export const hands = new Hands()
