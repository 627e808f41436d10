import type { CartLine, CartTotals } from '@first-fashion/contract/cart/calls'
import { openingTime } from '@first-fashion/contract/catalog/early-access'
import { isCustomItem } from '@first-fashion/contract/custom-products/custom-item'
import { limits } from '@first-fashion/contract/limits'
import { formatHundredths, lineHundredths } from '@first-fashion/contract/money/checkout-sums'
import { sumRows } from '@first-fashion/contract/orders/sum-rows'
import { Button, EmptyState, IconButton, Picture, Skeleton, Stepper } from '@first-fashion/ui'
import { X } from 'lucide-react'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { useToken } from '../../platform/session.ts'
import { useOffers } from '../../platform/store.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { cartSections } from '../../shell/slots/cart-sections.ts'
import { soldOutSections } from '../../shell/slots/sold-out-sections.ts'
import { useCurrency } from '../currency/index.ts'
import { useMostUnits } from '../order-limits/index.ts'
import { useUnpaidOrder } from '../payments/index.ts'
import { SellableLink } from '../sellables/index.ts'
import { useCart } from './cart-provider.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { TotalsTable } from './totals-table.tsx'
import { useSumWords } from './use-sum-words.ts'
import './cart-words.ts'

export default function CartPage() {
  const { t } = useTranslation()
  const token = useToken()
  const { cart } = useCart()
  const { isCancelling } = useUnpaidOrder(token)
  return (
    <main id="content" className="page min-h-[60vh] pt-8">
      <title>{t('cart:pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <NeedsScripts />
      {token === undefined || (token !== null && (cart.isPending || isCancelling)) ? (
        <Loading />
      ) : cart.isError ? (
        <Failed />
      ) : token === null || cart.data === undefined || cart.data.lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <Filled lines={cart.data.lines} totals={cart.data.totals} />
      )}
    </main>
  )
}

function Loading() {
  const { t } = useTranslation()
  return (
    <div className="hidden gap-10 scripted:grid lg:grid-cols-[1fr_22rem]">
      <div className="min-w-0">
        <h1 className="mb-6 text-display">{t('cart:title')}</h1>
        <LineSkeleton />
        <LineSkeleton />
      </div>
      <div className="flex flex-col gap-5 self-start bg-sand p-6">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-12" />
      </div>
    </div>
  )
}

/** The skeleton of a line: picture, text, price. */
const LineSkeleton = () => (
  <div className="flex gap-4 border-t border-hairline py-5">
    <Skeleton className="aspect-[4/5] w-24 sm:w-28" />
    <div className="flex min-w-0 flex-1 flex-col gap-3">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-1/4" />
      <Skeleton className="h-11 w-32 max-w-full" />
    </div>
    <Skeleton className="h-5 w-20 max-sm:hidden" />
  </div>
)

function Failed() {
  const { t } = useTranslation()
  const { reload } = useCart()
  return (
    <EmptyState
      as="h1"
      title={t('cart:failed')}
      action={<Button onClick={reload}>{t('problem.tryAgain')}</Button>}
    />
  )
}

function Filled({ lines, totals }: { readonly lines: readonly CartLine[]; readonly totals: CartTotals }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { currency } = useCurrency()
  const words = useSumWords()
  const isBlocked = lines.some((line) => line.state !== 'ok')
  const counted = lines.filter((line) => line.state === 'ok')
  const rows = sumRows({ ...totals, lines: counted, adjustments: [], tenders: [] }, currency, words)
  const isLater = totals.shipping === 0 && lines.some(isCustomItem)
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
      <div>
        <h1 className="mb-6 text-display">{t('cart:title')}</h1>
        <ul className="border-t border-hairline">
          {lines.map((line) => (
            <Line
              key={`${line.key} ${line.size}`}
              line={line}
              total={formatHundredths(lineHundredths(line, currency), currency)}
            />
          ))}
        </ul>
      </div>
      <section aria-labelledby="cart-totals" className="self-start bg-sand p-6 lg:sticky lg:top-28 lg:mt-16">
        <h2 id="cart-totals" className="mb-4 text-title">
          {t('cart:totals')}
        </h2>
        <TotalsTable
          rows={rows.map((row) =>
            row.kind === 'shipping' && isLater ? { ...row, shown: t('cart:atCheckout') } : row,
          )}
        />
        {lines.some(isCustomItem) ? (
          <p className="mt-3 text-small text-timber">{t('cart:customDelivery')}</p>
        ) : null}
        {useOffers().taxesAdded ? (
          <p className="mt-3 text-small text-timber">{t('cart:taxesAdded')}</p>
        ) : null}
        {isBlocked ? <p className="mt-4 text-small text-hibiscus">{t('cart:fixFirst')}</p> : null}
        <Button className="mt-5 w-full" disabled={isBlocked} onClick={() => navigate(paths.placeOrder())}>
          {t('cart:checkout')}
        </Button>
        <Suspense fallback={null}>
          {cartSections.map(({ name, Part }) => (
            <Part key={name} />
          ))}
        </Suspense>
      </section>
    </div>
  )
}

function Line({ line, total }: { readonly line: CartLine; readonly total: string }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  const { update } = useCart()
  const most = useMostUnits(line.stock, line.quantity)
  const sku = {
    itemId: line.productId,
    variantIndex: line.variantIndex,
    size: line.size,
    color: line.color,
    colorCode: line.colorCode,
  }
  const remove = () => {
    update(sku, 0)
    toasts.undo(t('cart:removed', { name: line.name }), t('cart:undo'), () => update(sku, line.quantity))
  }
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-4 border-b border-hairline py-5 narrow:grid-cols-1 sm:grid-cols-[7rem_1fr_auto]">
      <SellableLink
        path={line.path}
        tabIndex={-1}
        aria-hidden="true"
        className={line.state === 'ok' ? '' : 'opacity-50'}
      >
        <Picture src={line.image} alt="" sizes="112px" />
      </SellableLink>
      <div className="flex min-w-0 flex-col gap-1">
        <SellableLink path={line.path} className="font-medium underline-offset-4 hover:underline">
          {line.name}
        </SellableLink>
        <p className="text-small text-timber">{line.options.join(', ')}</p>
        {line.finalSale ? <p className="text-small text-timber">{t('cart:finalSale')}</p> : null}
        <p className="text-small tabular-nums">{price(line.price)}</p>
        <LineNotice line={line} />
        {line.state === 'sold-out'
          ? soldOutSections.map(({ name, Part }) => (
              <Suspense key={name}>
                <Part
                  productId={line.productId}
                  variantIndex={line.variantIndex}
                  color={line.color}
                  colorCode={line.colorCode}
                  size={line.size}
                />
              </Suspense>
            ))
          : null}
        <div className="mt-2 flex items-center gap-3 narrow:flex-wrap">
          <Stepper
            value={line.quantity}
            minimum={0}
            maximum={Math.min(limits.stepperMaximum, Math.max(most, line.quantity))}
            onChange={(quantity) => (quantity === 0 ? remove() : update(sku, quantity))}
            label={t('cart:quantityOf', { name: line.name })}
            lessLabel={t('product.less')}
            moreLabel={t('product.more')}
          />
          <IconButton label={t('cart:removeName', { name: line.name })} onClick={remove}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      </div>
      <p className="font-medium tabular-nums max-sm:not-narrow:col-start-2">{total}</p>
    </li>
  )
}

function LineNotice({ line }: { readonly line: CartLine }) {
  const { t } = useTranslation()
  const { price } = useCurrency()
  if (line.state === 'unpublished' && line.opensAt !== undefined)
    return (
      <p className="text-small text-hibiscus">{t('cart:notOpen', { time: openingTime(line.opensAt) })}</p>
    )
  if (line.state === 'awaits-customer')
    return <p className="text-small text-hibiscus">{t('cart:awaitsCustomer')}</p>
  if (line.state === 'unpublished') return <p className="text-small text-hibiscus">{t('cart:unpublished')}</p>
  if (line.state === 'sold-out') return <p className="text-small text-hibiscus">{t('cart:soldOut')}</p>
  if (line.state === 'short')
    return <p className="text-small text-hibiscus">{t('cart:short', { count: line.stock })}</p>
  if (line.priceWhenAdded !== null)
    return (
      <p className="text-small text-lagoon">
        {t('cart:priceChanged', { price: price(line.priceWhenAdded) })}
      </p>
    )
  return null
}
