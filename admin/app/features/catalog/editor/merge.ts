import type { FormCell, FormColour, ProductFormState } from './form-state.ts'

export interface Merged {
  readonly form: ProductFormState
  /** Fields that both changed to different values; they keep this person's input. */
  readonly both: readonly (keyof ProductFormState)[]
}

/**
 * Merges one person's edits into what another saved in the meantime: a field that only one changed keeps that
 * change. Stock is merged number by number.
 */
export function mergeForms(base: ProductFormState, mine: ProductFormState, theirs: ProductFormState): Merged {
  const both: (keyof ProductFormState)[] = []
  const pick = <Field extends keyof ProductFormState>(field: Field): ProductFormState[Field] => {
    if (same(mine[field], base[field])) return theirs[field]
    if (!same(theirs[field], base[field]) && !same(theirs[field], mine[field])) both.push(field)
    return mine[field]
  }
  const colours = mergeColours(base.colours, mine.colours, theirs.colours)
  const form: ProductFormState = {
    name: pick('name'),
    price: pick('price'),
    description: pick('description'),
    category: pick('category'),
    subCategory: pick('subCategory'),
    collection: pick('collection'),
    fabric: pick('fabric'),
    care: pick('care'),
    careNote: pick('careNote'),
    fit: pick('fit'),
    sizeChart: pick('sizeChart'),
    weight: pick('weight'),
    printVariant: pick('printVariant'),
    printProduct: pick('printProduct'),
    bestSellerChoice: pick('bestSellerChoice'),
    finalSale: pick('finalSale'),
    taxClass: pick('taxClass'),
    opensAt: pick('opensAt'),
    sizes: mergeSizes(base.sizes, mine.sizes, theirs.sizes),
    colours,
    pictures: pick('pictures'),
  }
  const keys = new Set(colours.map(({ key }) => key))
  const pictures = form.pictures.map((one) =>
    one.colour === null || keys.has(one.colour) ? one : { ...one, colour: null },
  )
  return { form: { ...form, pictures }, both }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Includes the additions of both, without the removals of either. */
function mergeSizes(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const remaining = mine.filter((size) => theirs.includes(size) || !base.includes(size))
  return [...remaining, ...theirs.filter((size) => !remaining.includes(size) && !base.includes(size))]
}

function mergeColours(
  base: readonly FormColour[],
  mine: readonly FormColour[],
  theirs: readonly FormColour[],
): readonly FormColour[] {
  const find = (colours: readonly FormColour[], key: string) => colours.find((one) => one.key === key)
  const remaining = mine.flatMap((own) => {
    const before = find(base, own.key)
    const other = find(theirs, own.key)
    if (other === undefined) {
      if (before === undefined) return [own]
      // The other person removed it, but it was edited here: it stays as a new colour.
      return same(before, own) ? [] : [{ ...own, variantIndex: null, cells: unseen(own.cells) }]
    }
    const names = same([own.color, own.colorCode], [before?.color, before?.colorCode]) ? other : own
    return [
      {
        ...own,
        color: names.color,
        colorCode: names.colorCode,
        cells: mergeCells(before?.cells ?? {}, own.cells, other.cells),
      },
    ]
  })
  const added = theirs.filter(({ key }) => find(base, key) === undefined && find(mine, key) === undefined)
  return [...remaining, ...added]
}

type Cells = FormColour['cells']

const unseen = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([size, cell]) => [size, { ...cell, expected: null, held: 0 }]),
  )

function mergeCells(base: Cells, mine: Cells, theirs: Cells): Cells {
  const sizes = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const merged: Record<string, FormCell> = {}
  for (const size of sizes) {
    const [before, own, other] = [base[size]?.text ?? '', mine[size]?.text ?? '', theirs[size]]
    const text = own === before ? (other?.text ?? '') : own
    if (text !== '' || other !== undefined)
      merged[size] = { text, expected: other?.expected ?? null, held: other?.held ?? 0 }
  }
  return merged
}
