import { expect, it } from 'vitest'
import { colourFamilies, colourFamilyOf, colourOfFamily } from './colour-family.ts'

it.each([
  ['#FFFFFF', 'White'],
  ['#EFE7DA', 'White'],
  ['#CDB78F', 'Beige'],
  ['#6B4A36', 'Brown'],
  ['#24211E', 'Black'],
  ['#5B6670', 'Grey'],
  ['#2B3A67', 'Blue'],
  ['#1F6570', 'Turquoise'],
  ['#8FB4C4', 'Turquoise'],
  ['#23574A', 'Green'],
  ['#7C8B5A', 'Green'],
  ['#D9822B', 'Orange'],
  ['#A8322A', 'Red'],
  ['#C98A8F', 'Pink'],
  ['#7A4A8C', 'Purple'],
])('%s is taken for %s', (code, family) => {
  expect(colourFamilyOf(code)).toBe(family)
})

it('has a shade for each family that belongs to it', () => {
  for (const family of colourFamilies) expect(colourFamilyOf(colourOfFamily[family])).toBe(family)
})

it('has a family for any colour', () => {
  for (let code = 0; code < 0x1000000; code += 4093)
    expect(colourFamilies).toContain(colourFamilyOf(`#${code.toString(16).padStart(6, '0')}`))
})
