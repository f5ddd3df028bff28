// Bots by how they play. A server may have some that this page has no words for; those are called by their own name.
import { say, words } from '../words/words.svelte'

export const botName = (bot: string): string => (words.has(`lobby-bot-${bot}`) ? say(`lobby-bot-${bot}`) : bot)

export const botAbout = (bot: string): string => (words.has(`lobby-bot-${bot}`, 'about') ? say(`lobby-bot-${bot}`, {}, 'about') : '')
