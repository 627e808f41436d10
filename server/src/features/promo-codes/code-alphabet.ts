import { randomInt } from 'node:crypto'

/** Without those that are taken for one another when they are read aloud or typed. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 8

/** Letters that nobody guesses: 40 bits. */
export const drawLetters = (): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
