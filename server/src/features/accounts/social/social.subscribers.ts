import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import type { Database } from '../../../platform/database/database.ts'
import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import type { Mail } from '../../../ports/mail.ts'
import { providerLinked, providerUnlinked } from '../accounts.events.ts'
import { customerById } from '../customer.queries.ts'
import { providerLinkedMail, providerUnlinkedMail } from './social.mail.ts'

export interface SocialSubscriptionsDeps {
  readonly database: Database
  readonly mail: Mail
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

/** Emails about linked and unlinked sign-in providers. */
export const socialSubscriptions = ({
  database,
  mail,
  storeUrl,
}: SocialSubscriptionsDeps): Subscription[] => {
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
