import { bySize } from '@first-fashion/contract/catalog/size-sort'
import { limits } from '@first-fashion/contract/limits'
import { cutText } from '@first-fashion/contract/text/cut-text'
import { Button, Chip, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../../words.ts'
import type { PartProps, ProductFormState } from '../form-state.ts'

/** The sizes of the product, from small to large. */
export function SizesRow({ form, set }: Pick<PartProps, 'form' | 'set'>) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const add = () => {
    const names = typed
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '')
    if (names.length > 0) set(withSizes(form, names))
    setTyped('')
  }
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-lead">{t('product.sizes')}</h3>
      {form.sizes.length === 0 ? (
        <p className="mb-3 text-small text-timber">{t('product.noSizes')}</p>
      ) : (
        <ul aria-label={t('product.sizes')} className="mb-3 flex flex-wrap gap-2">
          {form.sizes.map((size) => (
            <li key={size}>
              <Chip
                label={t('product.removeSize', { size })}
                onClick={() => set({ sizes: form.sizes.filter((one) => one !== size) })}
              >
                {size}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-md items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('product.newSize')}
            value={typed}
            placeholder={t('product.newSizeExample')}
            maxLength={200}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
          />
        </div>
        <Button variant="secondary" onClick={add}>
          {t('product.addSize')}
        </Button>
      </div>
    </div>
  )
}

/** New sizes come in every colour, with nothing on hand yet. */
function withSizes(form: ProductFormState, names: readonly string[]): Partial<ProductFormState> {
  const known = new Set(form.sizes.map((size) => size.toLowerCase()))
  const added = [...new Set(names)]
    .filter((name) => !known.has(name.toLowerCase()))
    .map((name) => cutText(name, 40))
    .slice(0, limits.productSizesMaximum - form.sizes.length)
  return {
    sizes: [...form.sizes, ...added].sort(bySize),
    colours: form.colours.map((colour) => ({
      ...colour,
      cells: {
        ...colour.cells,
        ...Object.fromEntries(
          added.map((size) => [size, colour.cells[size] ?? { text: '0', expected: null, held: 0 }]),
        ),
      },
    })),
  }
}
