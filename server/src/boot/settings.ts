import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65_535)
const address = z.url().transform((url) => url.replace(/\/+$/, ''))
const count = z.coerce.number().int().positive()

/** Every setting of the server; documented in .env.example. */
const environment = z.object({
  SHOP_MODE: z.enum(['demo', 'live']).default('demo'),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  STORE_URL: address.optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  DATABASE_POOL: count.max(100).default(10),
  DATA_DIR: z.string().default('var'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUSTED_PROXIES: z.string().default(''),
  SANDBOX_URL: address.default('http://127.0.0.1:4100'),
  SANDBOX_SMTP_PORT: port.default(4101),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: address.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().default('First Fashion <hello@firstfashion.example>'),
  IPGEO_BASE: address.optional(),
  DELIVERY_PRICE_LKR: z.coerce.number().min(0).max(100_000).default(350),
  REQUESTS_PER_MINUTE: count.default(1200),
  SIGN_INS_PER_MINUTE: count.default(10),
  VISITS_PER_MINUTE: count.default(60),
  DRAWINGS_PER_MINUTE: count.default(120),
  UPLOADS_PER_MINUTE: count.default(20),
  METRICS_TOKEN: z.string().min(16).optional(),
  KEPT_PAGES_MIB: z.coerce.number().int().min(0).max(4096).default(64),
  OVERLOAD_LOOP_DELAY_MS: count.max(10_000).default(250),
  WARM_PICTURES: z.enum(['yes', 'no']).default('yes'),
})

export type Settings = ReturnType<typeof readSettings>

/** A setting that stops the start; the message is for a person. */
export class WrongSetting extends Error {}

/**
 * Reads the settings once. An empty string counts as missing.
 * Throws WrongSetting with the name of the first one that is wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = environment.safeParse(given)
  if (!result.success) throw new WrongSetting(explain(result.error, given))
  const set = result.data
  if (set.SHOP_MODE === 'live') requireLive(set)
  return Object.freeze({
    mode: set.SHOP_MODE,
    isDevelopment: set.NODE_ENV === 'development',
    host: set.HOST,
    port: set.PORT,
    storeUrl: set.STORE_URL ?? `http://localhost:${set.PORT}`,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    dataDir: resolve(set.DATA_DIR),
    logLevel: set.LOG_LEVEL,
    trustedProxies: set.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    stripe: stripeOf(set),
    mail: { url: smtpUrlOf(set), from: set.MAIL_FROM },
    ipLookupBase: set.IPGEO_BASE ?? (set.SHOP_MODE === 'demo' ? `${set.SANDBOX_URL}/ip` : null),
    deliveryRupees: set.DELIVERY_PRICE_LKR,
    requestsPerMinute: set.REQUESTS_PER_MINUTE,
    signInsPerMinute: set.SIGN_INS_PER_MINUTE,
    visitsPerMinute: set.VISITS_PER_MINUTE,
    drawingsPerMinute: set.DRAWINGS_PER_MINUTE,
    uploadsPerMinute: set.UPLOADS_PER_MINUTE,
    // The demonstration shows its numbers to everybody; a live shop to whoever has the token, if there is one.
    metricsToken: set.METRICS_TOKEN ?? (set.SHOP_MODE === 'demo' ? null : ''),
    keptPagesMib: set.KEPT_PAGES_MIB,
    loopDelayMs: set.OVERLOAD_LOOP_DELAY_MS,
    warmsPictures: set.SHOP_MODE === 'demo' && set.WARM_PICTURES === 'yes',
  })
}

type Environment = z.output<typeof environment>

/** Stripe itself with credentials, the sandbox without them in demonstration mode, nothing in live mode. */
function stripeOf(set: Environment) {
  if (set.STRIPE_SECRET_KEY !== undefined)
    return {
      secretKey: set.STRIPE_SECRET_KEY,
      webhookSecret: set.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: set.STRIPE_API_BASE ?? 'https://api.stripe.com',
    }
  if (set.SHOP_MODE === 'live') return null
  return { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', apiBase: set.SANDBOX_URL }
}

function smtpUrlOf(set: Environment): string | null {
  if (set.SMTP_URL !== undefined) return set.SMTP_URL
  return set.SHOP_MODE === 'demo' ? `smtp://127.0.0.1:${set.SANDBOX_SMTP_PORT}` : null
}

function requireLive(set: Environment): void {
  const missing = (name: string, why: string) => new WrongSetting(`${name} is missing: in live mode ${why}.`)
  if (set.STORE_URL === undefined) throw missing('STORE_URL', 'the shop must know its own address')
  if (set.SMTP_URL === undefined) throw missing('SMTP_URL', 'customers must get their mail')
  if (set.STRIPE_SECRET_KEY !== undefined && set.STRIPE_WEBHOOK_SECRET === undefined)
    throw missing('STRIPE_WEBHOOK_SECRET', "Stripe's notices must be checked")
}

function explain(error: z.ZodError, given: Record<string, unknown>): string {
  const issue = error.issues[0]
  const name = String(issue?.path[0] ?? 'a setting')
  if (!(name in given)) return `${name} is missing: set it in the environment or in .env (see .env.example).`
  return `${name} is wrong: ${issue?.message ?? 'not understood'} (see .env.example).`
}
