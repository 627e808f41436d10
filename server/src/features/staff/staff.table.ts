import { staffRoles } from '@first-fashion/contract/staff/roles'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  emailKey: text('email_key').generatedAlwaysAs('lower(email)').notNull(),
  /** Null: an own role. */
  role: text({ enum: staffRoles }),
  ownRoleId: uuid('own_role_id'),
  passwordHash: text('password_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Since when the member is switched off. */
  disabledAt: moment('disabled_at'),
  lastSignInAt: moment('last_sign_in_at'),
  /** When the member was told last of many failed sign-ins. */
  failuresReportedAt: moment('failures_reported_at'),
})

/** Own roles of the shop. */
export const ownRoles = pgTable('staff_roles', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  permissions: text().array().notNull(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
})

export const staffAccessPolicy = pgTable('staff_access_policy', {
  id: smallint().primaryKey(),
  secondFactorRequired: boolean('second_factor_required').notNull(),
  idleMinutes: integer('idle_minutes').notNull(),
  refundLimitRupees: integer('refund_limit_rupees').notNull(),
  version: integer().notNull(),
  changedAt: moment('changed_at'),
})

export const staffResetLinks = pgTable('staff_reset_links', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const staffInvitations = pgTable('staff_invitations', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  /** Null: an own role, or one that was deleted after the invitation was used or withdrawn. */
  role: text({ enum: staffRoles }),
  ownRoleId: uuid('own_role_id'),
  invitedBy: uuid('invited_by').notNull(),
  /** Of the newest link; null until its email is sent. */
  tokenHash: bytea('token_hash'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  acceptedAt: moment('accepted_at'),
  withdrawnAt: moment('withdrawn_at'),
})

export const staffCodeSecrets = pgTable('staff_code_secrets', {
  staffId: uuid('staff_id').primaryKey(),
  /** Encrypted. */
  secret: bytea().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Null until the member has typed a first code. */
  confirmedAt: moment('confirmed_at'),
  /** Of the last code that was accepted. */
  lastStep: bigint('last_step', { mode: 'number' }),
})

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    staffId: uuid('staff_id').notNull(),
    codeHash: bytea('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
)

export const staffChallenges = pgTable('staff_challenges', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  /** What the password was compared with. */
  passwordHash: text('password_hash').notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
})

export const staffPasskeys = pgTable('staff_passkeys', {
  id: uuid().primaryKey(),
  credentialId: text('credential_id').notNull(),
  staffId: uuid('staff_id').notNull(),
  name: text().notNull(),
  publicKey: bytea('public_key').notNull(),
  /** Of the last signature. */
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
})

export const staffPasskeyChallenges = pgTable('staff_passkey_challenges', {
  challengeHash: bytea('challenge_hash').primaryKey(),
  /** Who adds a passkey; null: somebody signs in with one. */
  staffId: uuid('staff_id'),
  expiresAt: moment('expires_at').notNull(),
})

export const staffSessions = pgTable('staff_sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  staffId: uuid('staff_id').notNull(),
  id: uuid().notNull().defaultRandom(),
  csrfToken: text('csrf_token').notNull(),
  userAgent: text('user_agent').notNull().default(''),
  address: text().notNull().default(''),
  /** Of the address, found after the sign-in. */
  place: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  /** When a password, code or passkey was shown last. */
  provedAt: moment('proved_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** What a member gave back of an order, while a session may ask for it. */
export const staffRefunds = pgTable('staff_refunds', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: uuid('staff_id').notNull(),
  orderId: uuid('order_id').notNull(),
  amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
})

export const staffDevices = pgTable(
  'staff_devices',
  {
    tokenHash: bytea('token_hash').notNull(),
    staffId: uuid('staff_id').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tokenHash, table.staffId] })],
)

export const staffAccessLog = pgTable('staff_access_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  kind: text({ enum: ['signed-in', 'proved', 'failed', 'forbidden'] }).notNull(),
  /** Null: nobody known. */
  staffId: uuid('staff_id'),
  /** Of the refusal. */
  code: text(),
  route: text().notNull(),
  address: text().notNull(),
  device: text().notNull(),
})

export const staffChanges = pgTable('staff_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  staffId: uuid('staff_id').notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  change: jsonb().notNull(),
  /** From where, if it is known. */
  address: text().notNull().default(''),
})
