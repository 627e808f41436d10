import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import type { Database } from '../../../platform/database/database.ts'
import type { Mail } from '../../../ports/mail.ts'
import { customerById } from '../customer.queries.ts'
import { providerLinkedMail, providerUnlinkedMail } from './social.mail.ts'

export interface SocialJobsDeps {
  readonly database: Database
  readonly mail: Mail
  /** The URL of the store, without a trailing slash. */
  readonly storeUrl: string
}

interface ProviderNews {
  readonly customerId: string
  readonly provider: SignInProviderName
}

export const socialJobs = ({ database, mail, storeUrl }: SocialJobsDeps) => {
  const settings = `${storeUrl}/profile?tab=settings`
  return {
    'provider-linked': async ({ customerId, provider }: ProviderNews) => {
      const customer = await customerById(database.db, customerId)
      if (customer !== undefined)
        await mail.send(providerLinkedMail(customer, signInProviderNames[provider], settings))
    },
    'provider-unlinked': async ({ customerId, provider }: ProviderNews) => {
      const customer = await customerById(database.db, customerId)
      if (customer !== undefined)
        await mail.send(providerUnlinkedMail(customer, signInProviderNames[provider], settings))
    },
  }
}
