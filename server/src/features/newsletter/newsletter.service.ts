import { looksLikeEmail } from '@first-fashion/contract/checkout/address'
import { sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'

export interface Newsletter {
  /** Subscribes an address; a second time changes nothing. Answers whether it is new. */
  subscribe(email: string, source: string): Promise<boolean>
}

export function createNewsletter(deps: { database: Database; clock: Clock }): Newsletter {
  return {
    subscribe: async (text, source) => {
      const email = text.trim()
      if (email === '')
        throw new AppError('refused', 'newsletter.email-missing', 'Please enter your email address')
      if (!looksLikeEmail(email))
        throw new AppError('refused', 'newsletter.email-invalid', 'Please enter a valid email address')
      const result = await deps.database.db.execute(sql`
        insert into newsletter_subscriptions (email_key, email, source, created_at)
        values (${email.toLowerCase()}, ${email}, ${source}, ${deps.clock.now()})
        on conflict (email_key) do nothing`)
      return result.rowCount === 1
    },
  }
}
