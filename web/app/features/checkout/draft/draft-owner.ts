import { useEffect, useState } from 'react'
import { useUser } from '../../accounts/index.ts'
import { clearUnpaidOrder } from '../../payments/index.ts'
import { discardDraft } from './discard-draft.ts'

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
export function useOwnDraft(token: string | null): boolean {
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
