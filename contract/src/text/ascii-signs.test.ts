import { expect, it } from 'vitest'
import { asciiSigns } from './ascii-signs.ts'

it.each([
  ['０７７－１２３', '077-123'],
  ['٠٧٧ ١٢٣٤', '077 1234'],
  ['۰۷۷۱۲۳', '077123'],
  ['०१२३४५६७८९', '0123456789'],
  ['෦෧෨෩෪෫෬෭෮෯', '0123456789'],
  ['௦௧௨௩௪௫௬௭௮௯', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟢', '09090'],
  ['94105–1234 94105−1234', '94105-1234 94105-1234'],
  ['150ー0002', '150-0002'],
  ['00\u00A0300\u202C\u200B', '00 300'],
])('%s is written with the signs of ASCII as %s', (typed, written) => {
  expect(asciiSigns(typed)).toBe(written)
})
