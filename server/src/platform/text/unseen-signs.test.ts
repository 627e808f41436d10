import { expect, it } from 'vitest'
import { hasUnseen, isVisible, withoutNeedless, withoutUnseen } from './unseen-signs.ts'

it('unseen signs are found, but for those that a script or an emoji needs', () => {
  for (const text of ['ශ්\u200Dරී', 'Amaya ❤️', '👩\u200D🎨', 'Zoë']) expect(hasUnseen(text)).toBe(false)
  for (const text of ['for\u200Bbidden', 'forbid\u00ADden', 'a\u202Eb', '\u3164', 'Ama\u200Dya', 'a\tb'])
    expect(hasUnseen(text)).toBe(true)
})

it('unseen signs are taken out of a text, which keeps its lines and its letters', () => {
  expect(withoutNeedless('Lin\u200Ben,\nඅමා\u200Bයා ශ්\u200Dරී ❤️\u0000')).toBe('Linen,\nඅමායා ශ්\u200Dරී ❤️')
  expect(withoutUnseen('for\u200Bbid\u00ADden ශ්\u200Dරී')).toBe('forbidden ශ්රී')
})

it('a text of spaces and unseen signs shows nothing', () => {
  for (const text of ['', ' ', '\u200B\u200B', '\u2800', '\u3164']) expect(isVisible(text)).toBe(false)
  for (const text of ['A', '7', '🌴', '…', 'අ']) expect(isVisible(text)).toBe(true)
})
