import { cellField, colourField, pictureField } from './draft-of.ts'
import type { ProductFormState } from './form-state.ts'

type Errors = Readonly<Record<string, string>>

/** The errors of fields that have not changed since validation. */
export function stillWrong(errors: Errors, then: ProductFormState, now: ProductFormState): Errors {
  if (then === now) return errors
  const [before, after] = [valuesOf(then), valuesOf(now)]
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => before.get(field) === after.get(field)),
  )
}

/** The value of each validated field, as text. */
function valuesOf(form: ProductFormState): Map<string, string> {
  const values = new Map(Object.entries(form).map(([field, value]) => [field, JSON.stringify(value)]))
  for (const { key, color, colorCode, cells } of form.colours) {
    values.set(colourField(key, 'color'), color)
    values.set(colourField(key, 'colorCode'), colorCode)
    for (const [size, { text }] of Object.entries(cells)) values.set(cellField(key, size), text)
  }
  for (const { address, alt, colour } of form.pictures)
    values.set(pictureField(address), `${colour ?? ''} ${alt}`)
  return values
}
