import { sessionEnded } from '../accounts/accounts.moments.ts'
import { orderSettled } from '../payments/payments.moments.ts'
import { discardDraft } from './draft/discard-draft.ts'

sessionEnded.subscribe(discardDraft)
orderSettled.subscribe(({ outcome }) => {
  if (outcome === 'paid') discardDraft()
})
