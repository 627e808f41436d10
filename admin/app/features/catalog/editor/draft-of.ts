import { draftErrors, type ProductDraft } from '@first-fashion/contract/catalog/product-draft'
import { typedNumber, typedRupees } from '@first-fashion/contract/money/typed-amount'
import { momentOf } from '../../../platform/shop-time.ts'
import type { FormColour, ProductFormState } from './form-state.ts'

export interface Drafted {
  readonly draft: ProductDraft
  /** The errors by field; empty if the form is valid. */
  readonly errors: Readonly<Record<string, string>>
  /** Maps a server field to a form field. */
  readonly fieldOf: (path: string) => string
}

/** The messages for invalid numbers and times. */
export interface NumberWords {
  readonly price: string
  readonly weight: string
  readonly printVariant: string
  readonly units: string
  readonly opensAt: string
}

export const cellField = (colour: string, size: string) => `cell:${colour}:${size}`
export const colourField = (colour: string, part: 'color' | 'colorCode') => `${part}:${colour}`
export const pictureField = (address: string) => `picture:${address}`

/** The request of a form, and the position of its fields in it. */
export function draftOf(form: ProductFormState, messages: NumberWords): Drafted {
  const fields = new Map<string, string>()
  const numbers = numbersOf(form)
  const errors = numberErrors(numbers, messages)
  if (Number.isNaN(momentOf(form.opensAt))) errors.opensAt = messages.opensAt
  const colours = form.colours.map((colour, place) => {
    fields.set(`colours.${place}.color`, colourField(colour.key, 'color'))
    fields.set(`colours.${place}.colorCode`, colourField(colour.key, 'colorCode'))
    return {
      variantIndex: colour.variantIndex,
      color: colour.color.trim(),
      colorCode: colour.colorCode.trim(),
      sizes: sizesOf(colour, form.sizes, (size, nth, onHand) => {
        const field = cellField(colour.key, size)
        for (const part of ['onHand', 'size']) fields.set(`colours.${place}.sizes.${nth}.${part}`, field)
        if (onHand === undefined) errors[field] = messages.units
      }),
    }
  })
  const pictures = form.pictures.map(({ address, alt, colour }, place) => {
    fields.set(`pictures.${place}`, pictureField(address))
    fields.set(`pictures.${place}.alt`, pictureField(address))
    const shown = form.colours.findIndex(({ key }) => key === colour)
    return { address, alt: alt.trim(), colour: shown === -1 ? null : shown }
  })
  const draft = { ...plainFields(form, numbers), colours, pictures }
  const fieldOf = (path: string) => fields.get(path) ?? path
  for (const [path, message] of Object.entries(draftErrors(draft))) errors[fieldOf(path)] ??= message
  return { draft, errors, fieldOf }
}

type Numbers = ReturnType<typeof numbersOf>

/** The typed numbers; undefined, or NaN for a price, if one is none. */
const numbersOf = ({ price, weight, printVariant, printProduct }: ProductFormState) => ({
  price: price.trim() === '' ? 0 : typedRupees(price),
  weightGrams: wholeNumber(weight, 50_000),
  printVariantId: partnerId(printVariant),
  printProductId: partnerId(printProduct),
})

const partnerId = (text: string) => (text.trim() === '' ? null : wholeNumber(text, 2_000_000_000))

const numberErrors = (
  { price, weightGrams, printVariantId, printProductId }: Numbers,
  messages: NumberWords,
): Record<string, string> => ({
  ...(price >= 0 && price <= 100_000_000 ? {} : { price: messages.price }),
  ...(weightGrams === undefined || weightGrams === 0 ? { weight: messages.weight } : {}),
  ...(printVariantId === undefined || printVariantId === 0 ? { printVariant: messages.printVariant } : {}),
  ...(printProductId === undefined || printProductId === 0 ? { printProduct: messages.printVariant } : {}),
})

/** The fields of the request but colours and pictures. */
function plainFields(
  form: ProductFormState,
  { price, weightGrams, printVariantId, printProductId }: Numbers,
) {
  const { weight: _weight, printVariant: _variant, printProduct: _product, ...others } = form
  const { sizes: _sizes, opensAt, ...words } = others
  return {
    ...words,
    earlyAccessUntil: momentOf(opensAt),
    care: [...form.care],
    name: form.name.trim(),
    price: Number.isFinite(price) ? price : 0,
    weightGrams: weightGrams ?? 1,
    printVariantId: printVariantId ?? null,
    printProductId: printProductId ?? null,
  }
}

function sizesOf(
  { cells }: FormColour,
  sizes: readonly string[],
  onCell: (size: string, nth: number, onHand: number | undefined) => void,
) {
  const offered = sizes.filter((size) => (cells[size]?.text.trim() ?? '') !== '')
  return offered.map((size, nth) => {
    const onHand = wholeNumber(cells[size]?.text ?? '', 1_000_000)
    onCell(size, nth, onHand)
    return { size, onHand: onHand ?? 0, expected: cells[size]?.expected ?? null }
  })
}

/** Undefined if it is not a whole number from 0 to the maximum. */
function wholeNumber(text: string, largest: number): number | undefined {
  const number = typedNumber(text, 0)
  return number <= largest ? number : undefined
}
