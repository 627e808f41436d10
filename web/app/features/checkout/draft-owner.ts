import { useEffect, useState } from 'react'
import { useUser } from '../accounts/use-user.ts'
import { clearUnpaidOrder } from '../payments/unpaid-order.ts'
import { discardDraft } from './address/address-form.ts'

const ownerKey = 'checkout-owner'
/** After this it is asked again who the shopper is, when that could not be told. */
const againAfterMs = 2_000

/** Makes what this tab keeps of the checkout a customer's own: what another one left here is forgotten. */
function keepFor(customerId: string): void {
  if (sessionStorage.getItem(ownerKey) === customerId) return
  discardDraft()
  clearUnpaidOrder()
  sessionStorage.setItem(ownerKey, customerId)
}

/**
 * Whether what this tab keeps of the checkout is the shopper's own by now. The token does not tell who that is: whoever
 * logs in again has another one.
 */
export function useOwnDraft(token: string | null): boolean {
  const { data: user, errorUpdatedAt, refetch } = useUser(token)
  const [owner, setOwner] = useState<string | null>(null)
  const customerId = user?._id
  useEffect(() => {
    if (token === null || customerId === undefined) return
    keepFor(customerId)
    setOwner(token)
  }, [token, customerId])
  useEffect(() => {
    if (token === null || customerId !== undefined || errorUpdatedAt === 0) return
    const timer = window.setTimeout(refetch, againAfterMs)
    return () => window.clearTimeout(timer)
  }, [token, customerId, errorUpdatedAt, refetch])
  return token !== null && owner === token
}
