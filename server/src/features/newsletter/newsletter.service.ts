import { looksLikeEmail } from '@first-fashion/contract/email-address'
import { after } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Shop } from '../../shop.ts'
import { issueNewsletterCode } from '../promo-codes/index.ts'
import { newsletterSubscribed } from './newsletter.events.ts'
import { leaveNewsletter, saveSubscription, subscriptionOf, unsubscribe } from './newsletter.queries.ts'

/** However often it is requested, an address gets a limited number of emails per hour. */
const mailsAnHour = 5
const hourMs = 3_600_000

interface Subscribed {
  /** Whether the address is new, subscribed already or back, and what the email brings: the first code, or the same again. */
  readonly kind: 'new' | 'known' | 'back' | 'code-sent' | 'code-again' | 'back-code-again'
  /** In the answer of the first time only. */
  readonly code?: string
  readonly percent?: number
}

/**
 * Subscribes an address and emails its code, if the store gives one. The code is in the answer the first time only;
 * later requests for the address, or for another alias of its mailbox, get it by email. Refuses with
 * 'newsletter.email-missing' and '.email-invalid'.
 */
export async function subscribeToNewsletter(shop: Shop, text: string, source: string): Promise<Subscribed> {
  const email = text.trim()
  if (email === '')
    throw new AppError('refused', 'newsletter.email-missing', 'Please enter your email address')
  if (!looksLikeEmail(email))
    throw new AppError('refused', 'newsletter.email-invalid', 'Please enter a valid email address')
  return shop.database.transaction(async (tx) => {
    const at = shop.clock.now()
    const emailsFrom = after(at, -hourMs)
    const { id, wasSubscribed, isBack, emails } = await saveSubscription(tx, {
      email,
      source,
      at,
      emailsFrom,
    })
    const issued = await issueNewsletterCode(shop, tx, email)
    if (emails <= mailsAnHour) await shop.events.emit(tx, newsletterSubscribed, { subscriptionId: id })
    const kind = wasSubscribed ? 'known' : isBack ? 'back' : 'new'
    if (issued === undefined) return { kind }
    if (!issued.isNew) return { kind: isBack ? 'back-code-again' : 'code-again' }
    return wasSubscribed ? { kind: 'code-sent' } : { kind, code: issued.code, percent: issued.percent }
  })
}

/** Opens an unsubscribe link. Refuses with 'newsletter.link-dead'. A second time changes nothing. */
export async function unsubscribeByLink({ database, clock }: Shop, token: string): Promise<void> {
  if (!isUuid(token) || !(await unsubscribe(database.db, token, clock.now())))
    throw new AppError('unknown', 'newsletter.link-dead', 'This unsubscribe link is not valid')
}

export async function isSubscribed({ database }: Shop, email: string): Promise<boolean> {
  const subscription = await subscriptionOf(database.db, email.toLowerCase())
  return subscription !== undefined && subscription.unsubscribedAt === null
}

/** Unsubscribes an address at its owner's request. */
export const unsubscribeOwner = ({ database, clock }: Shop, email: string): Promise<void> =>
  leaveNewsletter(database.db, email.toLowerCase(), clock.now())
