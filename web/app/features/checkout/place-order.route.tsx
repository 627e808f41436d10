import './words/checkout-words.ts'
import type { CartLine } from '@first-fashion/contract/cart/calls'
import { Skeleton } from '@first-fashion/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRequiredLogin, useUser } from '../accounts/index.ts'
import { useKnownAddresses } from '../addresses/index.ts'
import { useCart } from '../cart/index.ts'
import { clearUnpaidOrder, useUnpaidOrder } from '../payments/index.ts'
import { discardDraft } from './draft/discard-draft.ts'
import { CheckoutForm } from './form/checkout-form.tsx'
import { CheckoutFrame } from './frame/checkout-frame.tsx'

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

/** Runs a task whenever the shopper comes back to this page from another tab or window. */
function useOnFocus(work: () => Promise<void>): void {
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void work()
    }
    document.addEventListener('visibilitychange', onVisible)
    // Two windows side by side are both visible.
    window.addEventListener('focus', onVisible)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [work])
}

const ownerKey = 'checkout-owner'
/** How long to wait before asking again who the shopper is. */
const againAfterMs = 2_000

/** Assigns this tab's checkout draft to a customer and deletes the draft of another one. */
function assignDraftTo(customerId: string): void {
  if (sessionStorage.getItem(ownerKey) === customerId) return
  discardDraft()
  clearUnpaidOrder()
  sessionStorage.setItem(ownerKey, customerId)
}

/**
 * Whether this tab's checkout draft belongs to the shopper. The token does not identify them: a new
 * login has a new token.
 */
function useOwnDraft(token: string | null): boolean {
  const { data: user, errorUpdatedAt, refetch } = useUser(token)
  const [owner, setOwner] = useState<string | null>(null)
  const customerId = user?._id
  useEffect(() => {
    if (token === null || customerId === undefined) return
    assignDraftTo(customerId)
    setOwner(token)
  }, [token, customerId])
  useEffect(() => {
    if (token === null || customerId !== undefined || errorUpdatedAt === 0) return
    const timer = window.setTimeout(refetch, againAfterMs)
    return () => window.clearTimeout(timer)
  }, [token, customerId, errorUpdatedAt, refetch])
  return token !== null && owner === token
}
