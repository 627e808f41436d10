import type { StockHold } from '@first-fashion/contract/catalog/staff-product-calls'
import { limits } from '@first-fashion/contract/limits'
import { Button, buttonClass, ColourField, IconButton, Notice, TextField } from '@first-fashion/ui'
import { Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { shopTimeInWords } from '../../../../platform/shop-time.ts'
import { useWords } from '../../words.ts'
import { colourField } from '../draft-of.ts'
import type { FormColour, PartProps, ProductFormState } from '../form-state.ts'
import { nextColour } from '../presets.ts'
import { useStockHolds } from '../queries.ts'
import { SizesRow } from './sizes-row.tsx'
import { StockGrid } from './stock-grid.tsx'

interface ColoursProps extends PartProps {
  /** undefined of a new product. */
  readonly productId: string | undefined
  readonly isMadeToOrder: boolean
}

/** The colours of a product, its sizes and their stock. */
export function ColoursSection({ form, set, errors, productId, isMadeToOrder }: ColoursProps) {
  const { t } = useWords()
  const { colours } = form
  const change = (key: string, what: Partial<FormColour>) =>
    set({ colours: colours.map((one) => (one.key === key ? { ...one, ...what } : one)) })
  const add = () => {
    const [color, colorCode] = nextColour(colours)
    const colour = { key: crypto.randomUUID(), variantIndex: null, color, colorCode, cells: {} }
    set({ colours: [...colours, { ...colour, cells: newCells(form.sizes) }] })
  }
  const remove = (key: string) =>
    set({
      colours: colours.filter((one) => one.key !== key),
      pictures: form.pictures.map((one) => (one.colour === key ? { ...one, colour: null } : one)),
    })
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-1 text-title">{t('product.coloursAndStock')}</h2>
      <p className="mb-4 text-small text-timber">
        {t(isMadeToOrder ? 'madeToOrder' : 'product.coloursText')}
      </p>
      {errors.colours === undefined ? null : (
        <div className="mb-4">
          <Notice>{errors.colours}</Notice>
        </div>
      )}
      {colours.length === 0 ? null : (
        <ul aria-label={t('product.colours')} className="mb-4 flex flex-col gap-4">
          {colours.map((colour, place) => (
            <ColourRow
              key={colour.key}
              colour={colour}
              number={place + 1}
              errors={errors}
              onChange={(what) => change(colour.key, what)}
              onRemove={() => remove(colour.key)}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" disabled={colours.length >= limits.productColoursMaximum} onClick={add}>
        <Plus aria-hidden="true" size={18} />
        {t('product.addColour')}
      </Button>
      {colours.length === 0 ? null : (
        <>
          <SizesRow form={form} set={set} />
          <StockGrid form={form} set={set} errors={errors} />
          <HeldUnits productId={productId} colours={colours} />
        </>
      )}
    </section>
  )
}

/** A new colour comes in every size, with nothing on hand yet. */
const newCells = (sizes: readonly string[]): FormColour['cells'] =>
  Object.fromEntries(sizes.map((size) => [size, { text: '0', expected: null, held: 0 }]))

interface RowProps {
  readonly colour: FormColour
  readonly number: number
  readonly errors: PartProps['errors']
  readonly onChange: (change: Partial<FormColour>) => void
  readonly onRemove: () => void
}

function ColourRow({ colour, number, errors, onChange, onRemove }: RowProps) {
  const { t } = useWords()
  const { key, color, colorCode } = colour
  const name = color === '' ? t('product.colourWithoutName') : color
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[1fr_11rem_auto]">
      <TextField
        label={t('product.colourName', { number })}
        value={color}
        maxLength={40}
        error={errors[colourField(key, 'color')]}
        onChange={(event) => onChange({ color: event.target.value })}
      />
      <div className="max-sm:col-start-1">
        <ColourField
          label={t('product.colourCode', { number })}
          pickLabel={t('product.pickColour', { name })}
          value={colorCode}
          error={errors[colourField(key, 'colorCode')]}
          onChange={(code) => onChange({ colorCode: code })}
        />
      </div>
      <IconButton
        label={t('product.removeColour', { name })}
        onClick={onRemove}
        className="mt-6 max-sm:col-start-2 max-sm:row-start-1"
      >
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    </li>
  )
}

interface HeldProps {
  readonly productId: string | undefined
  readonly colours: ProductFormState['colours']
}

/** Why units that are on hand cannot be ordered; nothing if none are held. */
function HeldUnits({ productId, colours }: HeldProps) {
  const { t } = useWords()
  const isHeld = colours.some(({ cells }) => Object.values(cells).some(({ held }) => held > 0))
  const holds = useStockHolds(productId, isHeld)
  if (!isHeld || holds.data === undefined || holds.data.length === 0) return null
  return (
    <div className="mt-4">
      <h3 className="mb-1 text-lead">{t('holds.title')}</h3>
      <ul className="text-small">
        {holds.data.map((hold) => {
          const colour = colours.find(({ variantIndex }) => variantIndex === hold.variantIndex)?.color ?? ''
          return (
            <li
              key={[hold.variantIndex, hold.size, hold.reason, hold.subjectId, hold.until].join(' ')}
              className="flex min-h-11 flex-wrap items-center gap-x-2"
            >
              <span className="tabular-nums">
                {t('holds.units', { count: hold.quantity, options: [colour, hold.size].join(', ') })}
              </span>
              <Reason hold={hold} />
              <span className="text-timber">{untilWords(hold, t)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Reason({ hold: { reason, subjectId, orderNumber } }: { readonly hold: StockHold }) {
  const { t } = useWords()
  const text = t(`holds.reasons.${reason}`, { number: orderNumber ?? '' })
  if (subjectId === null) return <span>{text}</span>
  const path = reason === 'exchange' ? `/returns/${subjectId}` : `/orders/${subjectId}`
  return (
    <Link to={path} className={buttonClass('link', 'text-small')}>
      {text}
    </Link>
  )
}

function untilWords({ reason, until }: StockHold, t: ReturnType<typeof useWords>['t']): string {
  if (until === null) return reason === 'exchange' ? t('holds.untilSettled') : ''
  return t('holds.until', { moment: shopTimeInWords(until) })
}
