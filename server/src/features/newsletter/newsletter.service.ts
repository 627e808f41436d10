import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { after } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import type { PromoCodes } from '../promo-codes/index.ts'
import { newsletterSubscribed } from './newsletter.events.ts'
import {
  deleteSubscription,
  leaveNewsletter,
  saveSubscription,
  subscriptionOf,
  unsubscribe,
} from './newsletter.queries.ts'

export interface Newsletter {
  /**
   * Subscribes an address and emails its code. The code is in the answer the first time only; later requests for the
   * address, or for another alias of its mailbox, get it by email. Refuses with 'newsletter.email-missing' and
   * '.email-invalid'.
   */
  subscribe(email: string, source: string): Promise<string | undefined>
  /** Refuses with 'newsletter.link-dead'. A second time changes nothing. */
  unsubscribe(token: string): Promise<void>
  isSubscribed(email: string): Promise<boolean>
  /** Unsubscribes an address at its owner's request. */
  leave(email: string): Promise<void>
  /** Deletes an address completely. */
  forget(tx: Db, emailKey: string): Promise<void>
}

export interface NewsletterDeps extends Shop {
  readonly promoCodes: PromoCodes
}

/** However often it is requested, an address gets a limited number of emails per hour. */
const mailsAnHour = 5
const hourMs = 3_600_000

export function createNewsletter({ database, clock, events, promoCodes }: NewsletterDeps): Newsletter {
  return {
    subscribe: (text, source) => {
      const email = text.trim()
      if (email === '')
        throw new AppError('refused', 'newsletter.email-missing', 'Please enter your email address')
      if (!looksLikeEmail(email))
        throw new AppError('refused', 'newsletter.email-invalid', 'Please enter a valid email address')
      return database.transaction(async (tx) => {
        const at = clock.now()
        const emailsFrom = after(at, -hourMs)
        const { id, isNew, emails } = await saveSubscription(tx, { email, source, at, emailsFrom })
        const { code, isNew: isNewCode } = await promoCodes.newsletterCode(tx, email)
        if (emails <= mailsAnHour) await events.emit(tx, newsletterSubscribed, { subscriptionId: id })
        return isNew && isNewCode ? code : undefined
      })
    },
    isSubscribed: async (email) => {
      const subscription = await subscriptionOf(database.db, email.toLowerCase())
      return subscription !== undefined && subscription.unsubscribedAt === null
    },
    leave: (email) => leaveNewsletter(database.db, email.toLowerCase(), clock.now()),
    forget: (tx, emailKey) => deleteSubscription(tx, emailKey),
    unsubscribe: async (token) => {
      if (!isUuid(token) || !(await unsubscribe(database.db, token, clock.now())))
        throw new AppError('unknown', 'newsletter.link-dead', 'This unsubscribe link is not valid')
    },
  }
}
