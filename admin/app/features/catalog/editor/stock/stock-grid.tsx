import { Button, Grid, GridField, SelectField, Swatch, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../../words.ts'
import { cellField } from '../draft-of.ts'
import type { FormCell, FormColour, PartProps } from '../form-state.ts'

const newCell: FormCell = { text: '', expected: null, held: 0 }

/** Units on hand by colour and size; an empty field is not offered. */
export function StockGrid({ form, set, errors }: PartProps) {
  const { t } = useWords()
  const { colours, sizes } = form
  const write = (changes: readonly (readonly [row: number, column: number, text: string])[]) =>
    set({
      colours: colours.map((colour, row) => {
        const own = changes.filter(([at]) => at === row)
        return own.length === 0 ? colour : { ...colour, cells: withTexts(colour, sizes, own) }
      }),
    })
  if (sizes.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="mb-1 text-lead">{t('stock')}</h3>
      <p className="mb-3 text-small text-timber">{t('product.stockHint')}</p>
      <FillStock form={form} write={write} />
      <Grid
        label={t('stock')}
        corner={t('product.colour')}
        columns={sizes.map((size) => ({ key: size, title: size }))}
        rows={colours.map((colour, row) => ({
          key: colour.key,
          title: (
            <span className="flex items-center gap-2 pt-2">
              <Swatch colour={colour.colorCode} />
              {colour.color}
            </span>
          ),
          cells: sizes.map((size, column) => {
            const cell = colour.cells[size] ?? newCell
            return (
              <GridField
                key={size}
                label={t('stockOf', { color: colour.color, size })}
                short={size}
                place={[row, column]}
                value={cell.text}
                placeholder="–"
                maxLength={7}
                error={errors[cellField(colour.key, size)]}
                hint={cell.held === 0 ? undefined : t('held', { count: cell.held })}
                onChange={(event) => write([[row, column, event.target.value]])}
                onPasteCells={(pasted) =>
                  write(
                    pasted.flatMap((cells, down) =>
                      cells.map((text, right) => [row + down, column + right, text.trim()] as const),
                    ),
                  )
                }
              />
            )
          }),
        }))}
      />
    </div>
  )
}

function withTexts(
  { cells }: FormColour,
  sizes: readonly string[],
  changes: readonly (readonly [row: number, column: number, text: string])[],
): FormColour['cells'] {
  const next = { ...cells }
  for (const [, column, text] of changes) {
    const size = sizes[column]
    if (size !== undefined) next[size] = { ...(next[size] ?? newCell), text }
  }
  return next
}

interface FillProps extends Pick<PartProps, 'form'> {
  readonly write: (changes: readonly (readonly [row: number, column: number, text: string])[]) => void
}

/** One number for many fields: all of them, the empty ones, a colour or a size. */
function FillStock({ form, write }: FillProps) {
  const { t } = useWords()
  const [units, setUnits] = useState('')
  const [where, setWhere] = useState('all')
  const fill = () => {
    if (!/^\d{1,7}$/.test(units)) return
    const cells = form.colours.flatMap((colour, row) =>
      form.sizes.map((size, column) => ({ colour, row, size, column })),
    )
    const isMeant = ({ colour, size }: (typeof cells)[number]) => {
      if (where === 'all') return true
      const text = colour.cells[size]?.text ?? ''
      if (where === 'empty') return text === '' || text === '0'
      return where === `colour ${colour.key}` || where === `size ${size}`
    }
    write(cells.filter(isMeant).map(({ row, column }) => [row, column, units]))
  }
  return (
    <div className="mb-3 grid max-w-xl grid-cols-2 items-end gap-3 sm:grid-cols-[7rem_1fr_auto]">
      <TextField
        label={t('product.fillUnits')}
        inputMode="numeric"
        value={units}
        maxLength={7}
        onChange={(event) => setUnits(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          fill()
        }}
      />
      <SelectField
        label={t('product.fillWhere')}
        value={where}
        onChange={(event) => setWhere(event.target.value)}
      >
        <option value="all">{t('product.fillAll')}</option>
        <option value="empty">{t('product.fillEmpty')}</option>
        {form.colours.map(({ key, color }) => (
          <option key={key} value={`colour ${key}`}>
            {t('product.fillColour', { name: color })}
          </option>
        ))}
        {form.sizes.map((size) => (
          <option key={size} value={`size ${size}`}>
            {t('product.fillSize', { size })}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        className="max-sm:col-span-2"
        disabled={!/^\d{1,7}$/.test(units)}
        onClick={fill}
      >
        {t('product.fill')}
      </Button>
    </div>
  )
}
