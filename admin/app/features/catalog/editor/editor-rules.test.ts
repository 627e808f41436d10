import { describe, expect, it } from 'vitest'
import { typedTime } from '../../../platform/shop-time.ts'
import { cellField, draftOf } from './draft-of.ts'
import { classified, emptyForm, type FormColour, type ProductFormState } from './form-state.ts'
import { mergeForms } from './merge.ts'
import { colourInFileName, nextColour, usualSizes } from './presets.ts'
import { stillWrong } from './still-wrong.ts'

const ink: FormColour = {
  key: 'colour-0',
  variantIndex: 0,
  color: 'Ink',
  colorCode: '#24211E',
  cells: { S: { text: '5', expected: 5, held: 1 }, M: { text: '7', expected: 7, held: 0 } },
}
const form: ProductFormState = {
  ...emptyForm,
  name: 'Shirt',
  price: '100',
  sizes: ['S', 'M'],
  colours: [ink],
}
const withCell = (size: string, text: string, expected: number | null = null) => ({
  ...form,
  colours: [{ ...ink, cells: { ...ink.cells, [size]: { text, expected, held: 0 } } }],
})

const messages = {
  price: 'a price',
  weight: 'grams',
  printVariant: 'a number',
  units: 'pieces',
  opensAt: 'a time',
}

describe('presets of a product', () => {
  it('offer the usual sizes of its type, and follow it until staff edit them', () => {
    expect(usualSizes('Women', 'Dresses')).toEqual(['XS', 'S', 'M', 'L', 'XL'])
    expect(usualSizes('Kids', 'Topwear')[0]).toBe('2-3 years')
    expect(classified(emptyForm, { subCategory: 'Bags' })).toMatchObject({
      sizes: ['One Size'],
      weight: '600',
    })
    const touched = classified({ ...form, weight: '999' }, { subCategory: 'Bags' })
    expect(touched).toEqual({ category: 'Women', subCategory: 'Bags' })
  })

  it('offer the next preset colour, and find one in a file name', () => {
    expect(nextColour([])).toEqual(['Ink', '#24211E'])
    expect(nextColour([ink, { color: 'plaster', colorCode: '#ffffff' }])).toEqual(['Leaf', '#23574A'])
    const colours = [{ color: 'Ink' }, { color: 'Ink Blue' }, { color: '' }]
    expect(colourInFileName('Shirt_ink-blue (2).JPG', colours)?.color).toBe('Ink Blue')
    expect(colourInFileName('shirt-INK.jpg', colours)?.color).toBe('Ink')
    expect(colourInFileName('thinking.jpg', colours)).toBeUndefined()
  })
})

describe('the request of a form', () => {
  it('sends the expected stock, and omits sizes that are not offered', () => {
    const { draft, errors } = draftOf({ ...withCell('M', ''), price: '12,500.50' }, messages)
    expect(errors).toEqual({})
    expect(draft.price).toBe(12500.5)
    expect(draft.colours[0]?.sizes).toEqual([{ size: 'S', onHand: 5, expected: 5 }])
  })

  it('reads the opening time as time in Colombo, and shows it so', () => {
    const opensAt = '2026-12-03T10:00'
    const { draft, errors } = draftOf({ ...withCell('M', ''), opensAt }, messages)
    expect(errors).toEqual({})
    expect(draft.earlyAccessUntil).toBe(Date.UTC(2026, 11, 3, 4, 30))
    expect(typedTime(draft.earlyAccessUntil ?? undefined)).toBe(opensAt)
    const wrong = draftOf({ ...withCell('M', ''), opensAt: '12026-12-03T10:00' }, messages)
    expect(wrong.errors).toEqual({ opensAt: 'a time' })
  })

  it('maps its own errors and the server’s errors to fields', () => {
    const { errors, fieldOf } = draftOf(
      { ...withCell('M', 'many', 7), name: ' ', price: 'x', weight: '0' },
      messages,
    )
    expect(Object.keys(errors).sort()).toEqual([cellField('colour-0', 'M'), 'name', 'price', 'weight'].sort())
    expect(fieldOf('colours.0.sizes.1.onHand')).toBe(cellField('colour-0', 'M'))
    expect(fieldOf('collection')).toBe('collection')
  })
})

describe('errors of a form', () => {
  it('clear when their field changes, and the others stay', () => {
    const errors = {
      name: 'Enter a name',
      [cellField('colour-0', 'S')]: 'There are 3 now',
      colours: 'Add one',
    }
    expect(stillWrong(errors, form, form)).toEqual(errors)
    expect(Object.keys(stillWrong(errors, form, { ...form, name: 'Coat' }))).not.toContain('name')
    expect(Object.keys(stillWrong(errors, form, withCell('M', '9', 7)))).toEqual([
      'name',
      cellField('colour-0', 'S'),
    ])
    expect(Object.keys(stillWrong(errors, form, withCell('S', '9', 5)))).toEqual(['name'])
  })
})

describe('merging two edits', () => {
  it('keeps both when they changed different fields', () => {
    const { form: merged, both } = mergeForms(
      form,
      { ...form, name: 'Mine' },
      { ...form, price: '200', fabric: 'Silk' },
    )
    expect(merged).toMatchObject({ name: 'Mine', price: '200', fabric: 'Silk' })
    expect(both).toEqual([])
  })

  it('keeps the typed value and reports the conflict when both changed the same field', () => {
    const { form: merged, both } = mergeForms(form, { ...form, name: 'Mine' }, { ...form, name: 'Theirs' })
    expect(merged.name).toBe('Mine')
    expect(both).toEqual(['name'])
  })

  it('merges stock number by number', () => {
    const { form: merged } = mergeForms(form, withCell('S', '50', 5), withCell('M', '3', 3))
    expect(merged.colours[0]?.cells).toEqual({
      S: { text: '50', expected: 5, held: 1 },
      M: { text: '3', expected: 3, held: 0 },
    })
  })

  it('keeps a removed colour that the other one edited, and drops one that nobody edited', () => {
    const without = { ...form, colours: [] }
    expect(mergeForms(form, form, without).form.colours).toEqual([])
    expect(mergeForms(form, withCell('S', '9', 5), without).form.colours).toMatchObject([
      { variantIndex: null, color: 'Ink', cells: { S: { text: '9', expected: null } } },
    ])
    const leaf = { ...ink, key: 'colour-1', variantIndex: 1, color: 'Leaf' }
    expect(mergeForms(form, form, { ...form, colours: [ink, leaf] }).form.colours).toHaveLength(2)
    const shown = { ...form, pictures: [{ address: 'a', alt: '', colour: 'colour-0' }] }
    expect(mergeForms(form, shown, without).form.pictures).toEqual([{ address: 'a', alt: '', colour: null }])
  })
})
