import {
  type SignInProviderName,
  signInProviderNames,
} from '@first-fashion/contract/accounts/sign-in-providers'
import type { Database } from '../../platform/database/database.ts'
import type { Mail } from '../../ports/mail.ts'
import { providerLinkedMail, providerUnlinkedMail, resetMail, verificationMail } from './accounts.mail.ts'
import { customerById } from './customer.queries.ts'

export interface AccountJobsDeps {
  readonly database: Database
  readonly mail: Mail
  /** Where the store is reached, without a slash at the end. */
  readonly storeUrl: string
}

interface ProviderNews {
  readonly customerId: string
  readonly provider: SignInProviderName
}

export const accountJobs = ({ database, mail, storeUrl }: AccountJobsDeps) => {
  const settings = `${storeUrl}/profile?tab=settings`
  return {
    'account-registered': async ({ customerId, token }: { customerId: string; token: string }) => {
      const customer = await customerById(database.db, customerId)
      if (customer === undefined || customer.verifiedAt !== null) return
      const link = `${storeUrl}/verify-email?token=${token}`
      await mail.send(verificationMail(customer, link))
    },
    'password-reset-requested': async ({ customerId, token }: { customerId: string; token: string }) => {
      const customer = await customerById(database.db, customerId)
      if (customer === undefined) return
      const link = `${storeUrl}/reset-password?token=${token}`
      await mail.send(resetMail(customer, link))
    },
    'provider-linked': async ({ customerId, provider }: ProviderNews) => {
      const customer = await customerById(database.db, customerId)
      if (customer === undefined) return
      await mail.send(providerLinkedMail(customer, signInProviderNames[provider], settings))
    },
    'provider-unlinked': async ({ customerId, provider }: ProviderNews) => {
      const customer = await customerById(database.db, customerId)
      if (customer === undefined) return
      await mail.send(providerUnlinkedMail(customer, signInProviderNames[provider], settings))
    },
  }
}
