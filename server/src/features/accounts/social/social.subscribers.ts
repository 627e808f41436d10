import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import type { Shop } from '../../../shop.ts'
import { providerLinked, providerUnlinked } from '../accounts.events.ts'
import { customerById } from '../customer.queries.ts'
import { providerLinkedMail, providerUnlinkedMail } from './social.mail.ts'

/** Emails about linked and unlinked sign-in providers. */
export const socialSubscriptions = ({ database, mail, storeUrl }: Shop): Subscription[] => {
  const settings = `${storeUrl}/profile?tab=settings`
  const write =
    (email: typeof providerLinkedMail) =>
    async ({ customerId, provider }: { customerId: string; provider: SignInProviderName }) => {
      const customer = await customerById(database.db, customerId)
      if (customer !== undefined) await mail.send(email(customer, signInProviderNames[provider], settings))
    }
  return [
    subscribe(providerLinked, 'notice-email', write(providerLinkedMail)),
    subscribe(providerUnlinked, 'notice-email', write(providerUnlinkedMail)),
  ]
}
