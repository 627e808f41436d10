import { expect, it } from 'vitest'
import { prizesIn, typedPrizes } from './challenge-form.ts'

it('prizes are typed one a line, with their points after a bar', () => {
  const typed = 'A rain jacket | 20\nA tote'
  const prizes = [
    { description: 'A rain jacket', loyaltyPoints: 20 },
    { description: 'A tote', loyaltyPoints: 0 },
  ]
  expect(prizesIn(`${typed}\n\n`)).toEqual(prizes)
  expect(typedPrizes(prizes)).toBe(typed)
})
