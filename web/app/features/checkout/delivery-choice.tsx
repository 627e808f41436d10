import type { Quote } from '@first-fashion/contract/checkout/quote'
import { formatPrice } from '@first-fashion/contract/money/money'
import type { DayRange, QuotedDelivery } from '@first-fashion/contract/shipping/zone'
import { OptionCard, Skeleton } from '@first-fashion/ui'
import { useStore } from '../../platform/store.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { isEstimated } from './quote/estimated-quote.rules.ts'
import './words/delivery-words.ts'
import '../location/location-words.ts'

interface DeliveryProps {
  /** The city of the address, or its country while there is none. */
  readonly place: string
  readonly quote: Quote | undefined
  readonly isCalculating: boolean
  readonly hasFailed: boolean
  readonly wantsExpress: boolean
  readonly onChoose: (wantsExpress: boolean) => void
}

/** The price and time of delivery to the address, and the express option. */
export function DeliveryChoice(props: DeliveryProps) {
  const { t } = useTranslation()
  const { place, quote, isCalculating, hasFailed, wantsExpress, onChoose } = props
  const delivery = quote?.delivery
  return (
    <fieldset aria-busy={isCalculating}>
      <legend className="mb-3 font-display text-title">{t('delivery:title')}</legend>
      {hasFailed ? (
        <p role="alert" className="mb-3 text-hibiscus">
          {t(quote === undefined ? 'delivery:failed' : 'delivery:defaultPrice')}
        </p>
      ) : null}
      {quote === undefined && !hasFailed ? <Skeleton className="h-20" /> : null}
      {quote === undefined || delivery === undefined ? null : delivery.isAvailable ? (
        <Offers {...{ place, delivery, quote, wantsExpress, onChoose }} />
      ) : (
        <p role="alert" className="text-hibiscus">
          {t('delivery:unavailable')}
        </p>
      )}
      <p role="status" className="mt-2 min-h-6 text-small text-timber">
        {isCalculating ? t('delivery:calculating') : ''}
      </p>
    </fieldset>
  )
}

interface OffersProps {
  readonly place: string
  readonly delivery: QuotedDelivery
  readonly quote: Quote
  readonly wantsExpress: boolean
  readonly onChoose: (wantsExpress: boolean) => void
}

function Offers({ place, delivery, quote, wantsExpress, onChoose }: OffersProps) {
  const { t } = useTranslation()
  const { express, isExpress, standardDays } = delivery
  const { shipping, currency } = quote
  const amount = (rupees: number) => (rupees === 0 ? t('delivery:free') : formatPrice(rupees, currency))
  const standard = shipping - (isExpress ? (express?.extra ?? 0) : 0)
  const isChosen = express !== null && wantsExpress
  return (
    <>
      <div className="grid gap-3 min-[22.5rem]:grid-cols-2">
        <OptionCard
          name="delivery"
          value="standard"
          label={<Priced name={t('delivery:standard')} amount={amount(standard)} />}
          text={isEstimated(quote) ? t('delivery:estimated') : <Days range={standardDays} />}
          checked={!isChosen}
          onChoose={() => onChoose(false)}
        />
        {express === null ? null : (
          <OptionCard
            name="delivery"
            value="express"
            label={<Priced name={t('delivery:express')} amount={amount(standard + express.extra)} />}
            text={<Days range={express.estimatedDays} />}
            checked={isChosen}
            onChoose={() => onChoose(true)}
          />
        )}
      </div>
      {isEstimated(quote) ? null : <Notes place={place} delivery={delivery} amount={amount} />}
    </>
  )
}

interface PricedProps {
  readonly name: string
  readonly amount: string
}

const Priced = ({ name, amount }: PricedProps) => (
  <>
    {name} <span className="whitespace-nowrap">· {amount}</span>
  </>
)

function Days({ range: { min, max } }: { readonly range: DayRange }) {
  const { t } = useTranslation()
  return min === max ? t('location:days', { count: max }) : t('location:dayRange', { min, max })
}

interface NotesProps {
  readonly place: string
  readonly delivery: QuotedDelivery
  readonly amount: (rupees: number) => string
}

function Notes({
  place,
  delivery: { zone, isEstimate, madeToOrder, express, freeOver },
  amount,
}: NotesProps) {
  const { t } = useTranslation()
  const days = useStore().productionDays
  const madeText = (price: string) =>
    t(days === '' ? 'delivery:madeUndated' : 'delivery:madeToOrder', { days, amount: price })
  const notes = [
    ...(zone === null ? [] : [t('delivery:to', { place })]),
    ...(isEstimate ? [t(zone === null ? 'delivery:estimate' : 'delivery:printEstimate')] : []),
    ...(madeToOrder === null ? [] : [madeText(amount(madeToOrder))]),
    ...(madeToOrder === null || express === null ? [] : [t('delivery:expressIsOwn')]),
    ...(freeOver === null ? [] : [t('delivery:freeOver', { amount: amount(freeOver) })]),
  ]
  return (
    <ul className="mt-3 flex flex-col gap-1 text-small text-timber">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
