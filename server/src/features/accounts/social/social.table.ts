import { signInProviders } from '@first-fashion/contract/accounts/sign-in-providers'
import { boolean, customType, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const provider = () => text({ enum: signInProviders }).notNull()

export const customerIdentities = pgTable(
  'customer_identities',
  {
    provider: provider(),
    subject: text().notNull(),
    customerId: uuid('customer_id').notNull(),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

export const signInAttempts = pgTable('sign_in_attempts', {
  stateHash: bytea('state_hash').primaryKey(),
  browserHash: bytea('browser_hash').notNull(),
  provider: provider(),
  customerId: uuid('customer_id'),
  sessionHash: bytea('session_hash'),
  referralCode: text('referral_code'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

export const signInCodes = pgTable('sign_in_codes', {
  codeHash: bytea('code_hash').primaryKey(),
  browserHash: bytea('browser_hash').notNull(),
  customerId: uuid('customer_id').notNull(),
  isNewAccount: boolean('is_new_account').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})
