import { sessionEnded } from '../accounts/accounts.events.ts'
import { orderSettled } from '../payments/payments.events.ts'
import { discardDraft } from './draft/discard-draft.ts'

sessionEnded.subscribe(discardDraft)
orderSettled.subscribe(({ outcome }) => {
  if (outcome === 'paid') discardDraft()
})
