import type { CartLine } from '@first-fashion/contract/cart/calls'
import { Skeleton } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin } from '../accounts/index.ts'
import { useKnownAddresses } from '../addresses/index.ts'
import { useCart } from '../cart/index.ts'
import { useUnpaidOrder } from '../payments/index.ts'
import { useOwnDraft } from './draft/draft-owner.ts'
import { CheckoutForm } from './form/checkout-form.tsx'
import { CheckoutFrame } from './frame/checkout-frame.tsx'
import { useOnFocus } from './use-on-focus.ts'
import './words/checkout-words.ts'

/** It has its own header and footer: see `store-layout.tsx`. */
export const handle = { hasOwnFrame: true }

export default function PlaceOrderPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const token = useRequiredLogin()
  const { cart, reload } = useCart()
  const isOwn = useOwnDraft(token)
  const areAddressesKnown = useKnownAddresses()
  const { isCancelling, cancelUnpaid } = useUnpaidOrder(token)
  // The items being ordered. They leave the cart once ordered, so an empty cart means nothing while the answer is pending or lost.
  const [held, setHeld] = useState<readonly CartLine[]>()
  const lines = held ?? cart.data?.lines
  const isEmpty =
    lines !== undefined &&
    !isCancelling &&
    !cart.isFetching &&
    (lines.length === 0 || lines.some((line) => line.state !== 'ok'))
  useEffect(() => {
    if (token !== null && isEmpty) void navigate(paths.cart(), { replace: true })
  }, [token, isEmpty, navigate])
  useEffect(() => {
    if (isCancelling) setHeld(undefined)
  }, [isCancelling])
  // Another tab may have ordered these items.
  useOnFocus(reload)
  return (
    <CheckoutFrame>
      <main id="content" className="page min-h-[70vh] pt-4 sm:pt-8">
        <title>{t('checkout:pageTitle')}</title>
        <meta name="robots" content="noindex" />
        <NeedsScripts />
        {!isOwn || !areAddressesKnown || isCancelling || lines === undefined || lines.length === 0 ? (
          <div
            role="status"
            aria-label={t('checkout:loading')}
            className="mx-auto hidden max-w-[70rem] gap-8 scripted:grid lg:grid-cols-[1fr_24rem] lg:gap-x-16"
          >
            <Skeleton className="h-20 lg:order-2 lg:h-80" />
            <div className="grid grid-cols-2 content-start gap-x-4 gap-y-9">
              <h1 className="col-span-2 text-heading sm:text-display">{t('checkout:title')}</h1>
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
              <Skeleton className="col-span-2 h-12" />
              <Skeleton className="col-span-2 h-12" />
              <Skeleton className="col-span-2 h-12" />
              <Skeleton className="h-12" />
              <Skeleton className="h-12" />
            </div>
          </div>
        ) : (
          <CheckoutForm
            lines={lines}
            onHold={(isHeld) => setHeld(isHeld ? lines : undefined)}
            onStay={cancelUnpaid}
          />
        )}
      </main>
    </CheckoutFrame>
  )
}
