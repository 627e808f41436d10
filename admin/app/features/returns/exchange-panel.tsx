import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffReturn } from '@first-fashion/contract/returns/staff-calls'
import { Button, SelectField, TextField } from '@first-fashion/ui'
import { useState } from 'react'
import { useProductSearch } from '../catalog/index.ts'
import { type ExchangeChoice, useChangeExchange, useExchangePreview } from './queries.ts'
import { useWords } from './words.ts'

interface PanelProps {
  readonly request: StaffReturn
}

/** Staff choose another product, colour or size for a line, and see the difference before they save. */
export function ExchangePanel({ request }: PanelProps) {
  const { t } = useWords()
  const [lineId, setLineId] = useState(request.lines[0]?.lineId ?? '')
  const [product, setProduct] = useState<Found>()
  return (
    <section className="flex flex-col gap-4 border border-hairline bg-paper p-5">
      <div>
        <h2 className="text-title">{t('exchangeTitle')}</h2>
        <p className="text-small text-timber">{t('exchangeText')}</p>
      </div>
      {request.lines.length < 2 ? null : (
        <SelectField
          label={t('exchangeLine')}
          value={lineId}
          onChange={({ target }) => setLineId(target.value)}
        >
          {request.lines.map((line) => (
            <option key={line.lineId} value={line.lineId}>
              {[line.name, ...line.options].join(', ')}
            </option>
          ))}
        </SelectField>
      )}
      <ProductChoice onChoose={setProduct} />
      {product === undefined ? null : (
        <OptionChoice key={`${product._id} ${lineId}`} request={request} lineId={lineId} product={product} />
      )}
    </section>
  )
}

type Found = NonNullable<ReturnType<typeof useProductSearch>['products']>[number]

function ProductChoice({ onChoose }: { readonly onChoose: (product: Found) => void }) {
  const { t } = useWords()
  const { word, setWord, isSearching, products } = useProductSearch()
  const found = (products ?? []).slice(0, 6)
  return (
    <div>
      <TextField
        label={t('exchangeProduct')}
        type="search"
        value={word}
        maxLength={100}
        onChange={({ target }) => setWord(target.value)}
      />
      {isSearching ? (
        <ul aria-live="polite" className="mt-1">
          {products !== undefined && found.length === 0 ? (
            <li className="text-small text-timber">{t('exchangeNone')}</li>
          ) : null}
          {found.map((product) => (
            <li key={product._id} className="flex items-center justify-between gap-3">
              <span>{product.name}</span>
              <Button
                variant="quiet"
                aria-label={t('exchangeTake', { name: product.name })}
                onClick={() => {
                  onChoose(product)
                  setWord('')
                }}
              >
                {t('exchangeChoose')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface OptionProps extends PanelProps {
  readonly lineId: string
  readonly product: Found
}

/** The colours and sizes of a product, as the shopper names them. */
const optionsOf = ({ variants, sizes }: Found) =>
  variants.length === 0
    ? sizes.map((size) => ({ variantIndex: 0, size, label: size }))
    : variants.flatMap(({ variantIndex, color, sizes: stocked }) =>
        stocked
          .filter(({ quantity }) => quantity > 0)
          .map(({ size }) => ({ variantIndex, size, label: [color, size].filter(Boolean).join(', ') })),
      )

function OptionChoice({ request, lineId, product }: OptionProps) {
  const { t } = useWords()
  const [at, setAt] = useState(-1)
  const [note, setNote] = useState('')
  const changing = useChangeExchange(request)
  const options = optionsOf(product)
  const option = options[at]
  const choice: ExchangeChoice | null =
    option === undefined
      ? null
      : { lineId, productId: product._id, variantIndex: option.variantIndex, size: option.size }
  return (
    <>
      <SelectField
        label={t('exchangeOption', { name: product.name })}
        value={at}
        onChange={({ target }) => setAt(Number(target.value))}
      >
        <option value={-1}>{t('exchangeOptionNone')}</option>
        {options.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </SelectField>
      {choice === null ? null : <Difference request={request} choice={choice} />}
      <TextField
        label={t('note')}
        value={note}
        maxLength={500}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button
        variant="secondary"
        disabled={choice === null}
        busy={changing.isPending}
        onClick={() => choice !== null && changing.mutate({ ...choice, note })}
      >
        {t('exchangeSave')}
      </Button>
    </>
  )
}

/** What the choice comes to, in rupees and in the currency that was charged. */
function Difference({ request, choice }: PanelProps & { readonly choice: ExchangeChoice }) {
  const { t } = useWords()
  const preview = useExchangePreview(request, choice)
  if (preview.isError) return <p className="text-small text-hibiscus">{preview.error.message}</p>
  if (preview.data === undefined) return <p className="text-small text-timber">{t('exchangeCounting')}</p>
  const { priceDifference, dueText, total, toOriginalText } = preview.data
  return (
    <p aria-live="polite" className="tabular-nums">
      {priceDifference === 0 ? t('exchangeEven') : null}
      {priceDifference > 0
        ? t('exchangeDue', { amount: formatPrice(priceDifference, lkr), charged: dueText })
        : null}
      {priceDifference < 0
        ? [t('exchangeBack', { amount: formatPrice(total, lkr) }), toOriginalText].filter(Boolean).join(' · ')
        : null}
    </p>
  )
}
