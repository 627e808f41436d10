import type { Category, ProductType } from '@first-fashion/contract/catalog/classification'

const letters = ['XS', 'S', 'M', 'L', 'XL']
const ages = ['2-3 years', '4-5 years', '6-7 years', '8-9 years', '10-11 years']
const shoes = {
  Women: ['36', '37', '38', '39', '40', '41'],
  Men: ['40', '41', '42', '43', '44', '45'],
  Kids: ['26', '28', '30', '32', '34'],
  Unisex: ['36', '37', '38', '39', '40', '41', '42', '43', '44'],
}

/** The usual sizes of a product type. */
export function usualSizes(category: Category, type: ProductType): readonly string[] {
  if (type === 'Footwear') return shoes[category]
  if (type === 'Bags' || type === 'Accessories') return ['One Size']
  return category === 'Kids' ? ages : letters
}

const weights: Readonly<Record<ProductType, number>> = {
  Topwear: 250,
  Bottomwear: 450,
  Winterwear: 700,
  Dresses: 380,
  Footwear: 800,
  Accessories: 120,
  Bags: 600,
}

/** The usual weight of a product type with packaging, g. */
export const usualWeight = (type: ProductType): number => weights[type]

/** The preset colours, in the order in which they are offered. */
export const houseColours = [
  ['Ink', '#24211E'],
  ['Plaster', '#EFE7DA'],
  ['Leaf', '#23574A'],
  ['Indigo', '#2B3A67'],
  ['Saffron', '#D9822B'],
  ['Hibiscus', '#A8322A'],
  ['Lagoon', '#1F6570'],
  ['Timber', '#6B4A36'],
  ['Sand', '#CDB78F'],
  ['Slate', '#5B6670'],
  ['Moss', '#7C8B5A'],
  ['Rose', '#C98A8F'],
] as const

/** The first preset colour that a product does not have yet; after the last one a colour without a name. */
export function nextColour(
  used: readonly { readonly color: string; readonly colorCode: string }[],
): readonly [name: string, code: string] {
  const free = houseColours.find(([name, code]) =>
    used.every(
      (one) =>
        one.color.toLowerCase() !== name.toLowerCase() && one.colorCode.toLowerCase() !== code.toLowerCase(),
    ),
  )
  return free ?? ['', '#8A8F94']
}

/** The colour named in a file name: 'linen-shirt_INK-front.jpg'. */
export function colourInFileName<Colour extends { readonly color: string }>(
  file: string,
  colours: readonly Colour[],
): Colour | undefined {
  const words = ` ${wordsOf(file.replace(/\.\w+$/, ''))} `
  return colours
    .filter(({ color }) => wordsOf(color) !== '' && words.includes(` ${wordsOf(color)} `))
    .sort((a, b) => b.color.length - a.color.length)[0]
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
