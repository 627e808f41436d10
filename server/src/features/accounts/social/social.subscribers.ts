import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import type { Shop } from '../../../shop.ts'
import { providerLinked, providerUnlinked } from '../accounts.events.ts'
import { accountMails, emailToOwner, greetingOf } from '../accounts.mail.ts'
import { customerById } from '../customer.queries.ts'

/** Emails about linked and unlinked sign-in providers: whoever did it may not be the owner. */
export const socialSubscriptions = ({ database, mail, storeUrl }: Shop): Subscription[] => {
  const write =
    (about: typeof accountMails.providerLinked) =>
    async ({ customerId, provider }: { customerId: string; provider: SignInProviderName }) => {
      const to = await customerById(database.db, customerId)
      if (to === undefined) return
      const values = { greeting: greetingOf(to), provider: signInProviderNames[provider] }
      await mail.send(emailToOwner(about, { to, link: `${storeUrl}/profile?tab=settings`, values }))
    }
  return [
    subscribe(providerLinked, 'notice-email', write(accountMails.providerLinked)),
    subscribe(providerUnlinked, 'notice-email', write(accountMails.providerUnlinked)),
  ]
}
