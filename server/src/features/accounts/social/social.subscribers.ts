import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import { type Subscription, subscribe } from '../../../platform/events/domain-event.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Shop } from '../../../shop.ts'
import { providerLinked, providerUnlinked } from '../accounts.events.ts'
import { emailToOwner, type Recipient } from '../accounts.mail.ts'
import { customerById } from '../customer.queries.ts'

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

/** Notifies the owner, who may not be the person who did it. */
function providerLinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `You can now sign in with ${provider}. If you did not link it, choose a new password and unlink ${provider} in your settings.`
  return emailToOwner(to, `${provider} was linked to your account`, words, 'See linked accounts', link)
}

function providerUnlinkedMail(to: Recipient, provider: string, link: string): Letter {
  const words = `You can no longer sign in with ${provider}. If you did not unlink it, choose a new password.`
  return emailToOwner(
    to,
    `${provider} is no longer linked to your account`,
    words,
    'See linked accounts',
    link,
  )
}
