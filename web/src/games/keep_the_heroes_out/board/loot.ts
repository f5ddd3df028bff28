// Which room sells which kind of loot, and for what (KH-117 to KH-120).
export const PRICE_OF: Readonly<Record<string, { token: 'coin' | 'bone' | 'frog' | 'book'; room: string }>> = {
  equipment: { token: 'coin', room: 'forge' },
  beast: { token: 'bone', room: 'beast_tamer' },
  potion: { token: 'frog', room: 'alchemist' },
  scroll: { token: 'book', room: 'study' },
}
