import { resolve } from 'node:path'
import { looksLikeEmail } from '@first-fashion/contract/email-address'
import type { MapSource } from '@first-fashion/contract/location/calls'
import { z } from 'zod'
import { type ShopMode, shopModes } from '../platform/database/shop-mode.ts'
import { safeMemoryKib } from '../platform/passwords/passwords.ts'
import { partnerAddresses } from './partner-addresses.ts'
import { paymentPartnersOf } from './payment-partners.ts'
import { privatePem, publicPem } from './pem-keys.ts'
import { sandboxPrintWebhookSecret } from './sandbox-keys.ts'
import { faultsOf, type GivenSettings } from './settings-faults.ts'
import { usesSandbox } from './shop-mode.ts'
import { signInPartnersOf } from './sign-in-partners.ts'
import { WrongSetting } from './wrong-setting.ts'

export { WrongSetting } from './wrong-setting.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const address = z.url().transform((url) => url.replace(/\/+$/, ''))
/** 32 bytes as base64. */
const key = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64, as openssl rand -base64 32 prints them')
  .transform((text) => Buffer.from(text, 'base64'))
const count = z.coerce.number().int().positive()

/** The name before it in emails is that of the store. */
const emailAddress = z
  .string()
  .transform((text) => /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text)
  .refine(looksLikeEmail, 'must be an email address, such as hello@shop.example')

/** Every setting of the server; documented in .env.example. */
const environment = z.object({
  SHOP_MODE: z.enum(shopModes).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(4000),
  SERVERS: count.max(32).default(1),
  STORE_URL: address.optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://'),
  DATABASE_POOL: count.max(100).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')
    .optional(),
  DATA_DIR: z.string().default('var'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  TRUSTED_PROXIES: z.string().default(''),
  SANDBOX_URL: address.default('http://127.0.0.1:4100'),
  SANDBOX_SMTP_PORT: port.default(4101),
  SANDBOX_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: address.optional(),
  KOKO_MERCHANT_ID: z.string().optional(),
  KOKO_API_KEY: z.string().optional(),
  KOKO_PRIVATE_KEY: privatePem.optional(),
  KOKO_PUBLIC_KEY: publicPem.optional(),
  KOKO_API_BASE: address.optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_BASE: address.optional(),
  RAZORPAY_SCRIPT: z.url().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: emailAddress.optional(),
  IPGEO_BASE: address.optional(),
  EXCHANGE_RATES_URL: address.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address.optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must look like v25.0')
    .default('v25.0'),
  FACEBOOK_DIALOG_BASE: address.optional(),
  FACEBOOK_GRAPH_BASE: address.optional(),
  PRINTFUL_TOKEN: z.string().optional(),
  PRINTFUL_STORE_ID: z.string().optional(),
  PRINTFUL_API_BASE: address.optional(),
  PRINTFUL_EDM_ORIGIN: address.optional(),
  PRINTFUL_WEBHOOK_SECRET: z
    .string()
    .regex(/^([0-9a-fA-F]{2}){8,}$/, 'must be hexadecimal, as Printful shows it')
    .optional(),
  IMAGE_PROXY_HOSTS: z.string().default('files.cdn.printful.com,printful-upload.s3-accelerate.amazonaws.com'),
  GEOCODER_KEY: z.string().optional(),
  GEOCODER_BASE: address.optional(),
  MAPS_BROWSER_KEY: z.string().optional(),
  MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/.+\{z\}.+\{x\}.+\{y\}/, 'must be an http URL with {z}, {x} and {y}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  DELIVERY_PRICE_LKR: z.coerce.number().min(0).max(100_000).default(350),
  REQUESTS_PER_MINUTE: count.default(1200),
  SIGN_INS_PER_MINUTE: count.default(10),
  SIGN_INS_PER_ACCOUNT: count.default(30),
  SIGN_INS_EVERYWHERE: count.default(300),
  SIGN_INS_PER_ADDRESS: count.default(60),
  // Eight is argon2's own minimum.
  PASSWORD_MEMORY_KIB: count.min(8).max(1_048_576).default(safeMemoryKib),
  MAILS_PER_MAILBOX: count.default(10),
  VISITS_PER_MINUTE: count.default(60),
  PAGES_PER_MINUTE: count.default(240),
  DRAWINGS_PER_MINUTE: count.default(120),
  UPLOADS_PER_MINUTE: count.default(20),
  DOCUMENTS_PER_MINUTE: count.default(60),
  MESSAGES_PER_MINUTE: count.default(60),
  DERIVED_FILES_MIB: count.min(64).default(2048),
  FREE_SPACE_MIB: z.coerce.number().int().min(0).default(512),
  SETTINGS_KEY: key.optional(),
  FIRST_OWNER_TOKEN: z.string().min(32).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  PAGE_CACHE_MIB: z.coerce.number().int().min(0).max(4096).default(64),
  OVERLOAD_LOOP_DELAY_MS: count.max(10_000).default(250),
  WARM_PICTURES: z.enum(['yes', 'no']).default('yes'),
  DRAWING_IDLE_SECONDS: count.max(86_400).default(20),
})

export type Settings = ReturnType<typeof readSettings>

/**
 * Reads the settings once. An empty string counts as missing.
 * Throws WrongSetting with the names of all that are wrong.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const given = givenOf(env)
  const result = environment.safeParse(given)
  const faults = faultsOf(given, result.error)
  if (!result.success || faults.length > 0) throw new WrongSetting(faults.join('\n'))
  const set = { ...result.data, SHOP_MODE: result.data.SHOP_MODE ?? 'demo' }
  const storeUrl = set.STORE_URL ?? `http://localhost:${set.PORT}`
  return Object.freeze({
    mode: set.SHOP_MODE,
    isDevelopment: set.NODE_ENV === 'development',
    host: set.HOST,
    port: set.PORT,
    servers: set.SERVERS,
    storeUrl,
    databaseUrl: set.DATABASE_URL,
    databasePool: set.DATABASE_POOL,
    redisUrl: set.REDIS_URL ?? null,
    dataDir: resolve(set.DATA_DIR),
    logLevel: set.LOG_LEVEL,
    trustedProxies: set.TRUSTED_PROXIES.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    ...partnerSettingsOf(set, storeUrl),
    deliveryRupees: set.DELIVERY_PRICE_LKR,
    passwordMemoryKib: set.PASSWORD_MEMORY_KIB,
    ...rateLimitsOf(set),
    derivedFilesMib: set.DERIVED_FILES_MIB,
    leastFreeMib: set.FREE_SPACE_MIB,
    settingsKey: set.SETTINGS_KEY,
    firstOwnerToken: set.FIRST_OWNER_TOKEN,
    // The demonstration's metrics are public; a live shop needs the token, if there is one.
    metricsToken: set.METRICS_TOKEN ?? (set.SHOP_MODE === 'demo' ? null : ''),
    pageCacheMib: set.PAGE_CACHE_MIB,
    loopDelayMs: set.OVERLOAD_LOOP_DELAY_MS,
    drawingIdleMs: set.DRAWING_IDLE_SECONDS * 1000,
    warmsPictures: set.SHOP_MODE === 'demo' && set.WARM_PICTURES === 'yes',
  })
}

const givenOf = (env: Readonly<Record<string, string | undefined>>): GivenSettings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value] as const],
    ),
  )

type Environment = z.output<typeof environment> & { readonly SHOP_MODE: ShopMode }

const partnerSettingsOf = (set: Environment, storeUrl: string) => ({
  stripe: stripeOf(set),
  ...paymentPartnersOf(set, storeUrl),
  ...signInPartnersOf(set, storeUrl),
  mail: { url: smtpUrlOf(set), from: set.MAIL_FROM ?? `shop@${new URL(storeUrl).hostname}` },
  ipLookupBase: set.IPGEO_BASE ?? (usesSandbox(set) ? `${set.SANDBOX_URL}/ip` : null),
  exchangeRatesUrl: set.EXCHANGE_RATES_URL ?? null,
  printful: printfulOf(set),
  printDesignerOrigin: printDesignerOriginOf(set),
  imageHosts: {
    names: set.IMAGE_PROXY_HOSTS.split(',')
      .map((one) => one.trim())
      .filter(Boolean),
    sandboxOrigin: usesSandbox(set) ? new URL(set.SANDBOX_URL).origin : null,
  },
  geocoder: geocoderOf(set),
  mapSource: mapSourceOf(set),
  /** Null without a key, and in a live shop: then nobody can push the clock. */
  sandbox:
    usesSandbox(set) && set.SANDBOX_KEY !== undefined ? { url: set.SANDBOX_URL, key: set.SANDBOX_KEY } : null,
})

const rateLimitsOf = (set: Environment) => ({
  requestsPerMinute: set.REQUESTS_PER_MINUTE,
  signInsPerMinute: set.SIGN_INS_PER_MINUTE,
  signInsPerAccount: set.SIGN_INS_PER_ACCOUNT,
  signInsEverywhere: set.SIGN_INS_EVERYWHERE,
  signInsPerAddress: set.SIGN_INS_PER_ADDRESS,
  mailsPerMailbox: set.MAILS_PER_MAILBOX,
  visitsPerMinute: set.VISITS_PER_MINUTE,
  pagesPerMinute: set.PAGES_PER_MINUTE,
  drawingsPerMinute: set.DRAWINGS_PER_MINUTE,
  uploadsPerMinute: set.UPLOADS_PER_MINUTE,
  documentsPerMinute: set.DOCUMENTS_PER_MINUTE,
  messagesPerMinute: set.MESSAGES_PER_MINUTE,
})

/** Stripe with credentials, the sandbox without them in demonstration mode, nothing in live mode. */
function stripeOf(set: Environment) {
  if (set.STRIPE_SECRET_KEY !== undefined && set.STRIPE_WEBHOOK_SECRET !== undefined)
    return {
      secretKey: set.STRIPE_SECRET_KEY,
      webhookSecret: set.STRIPE_WEBHOOK_SECRET,
      apiBase: set.STRIPE_API_BASE ?? 'https://api.stripe.com',
    }
  if (!usesSandbox(set)) return null
  return { secretKey: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', apiBase: set.SANDBOX_URL }
}

/** Printful with a token, the sandbox without one in demonstration mode, nothing in live mode. */
function printfulOf(set: Environment) {
  if (set.PRINTFUL_TOKEN !== undefined)
    return {
      token: set.PRINTFUL_TOKEN,
      storeId: set.PRINTFUL_STORE_ID,
      apiBase: set.PRINTFUL_API_BASE ?? partnerAddresses.printful.PRINTFUL_API_BASE,
      webhookSecret: set.PRINTFUL_WEBHOOK_SECRET ?? null,
      mockupPauseMs: 10_000,
      // 100 requests a minute of the 120 that Printful takes: the rest is for checkouts and orders.
      catalogPauseMs: 1_200,
    }
  if (!usesSandbox(set)) return null
  return {
    token: 'sandbox-printful-token',
    apiBase: `${set.SANDBOX_URL}/printful`,
    webhookSecret: sandboxPrintWebhookSecret,
    mockupPauseMs: 1_000,
    catalogPauseMs: 0,
  }
}

/** With a token only where it is set, since Printful gives access to its designer on request. */
function printDesignerOriginOf(set: Environment): string | null {
  if (set.PRINTFUL_EDM_ORIGIN !== undefined) return new URL(set.PRINTFUL_EDM_ORIGIN).origin
  return usesSandbox(set) && set.PRINTFUL_TOKEN === undefined ? new URL(set.SANDBOX_URL).origin : null
}

/** As with printing: Google with a key, otherwise the sandbox, and in live mode nothing. */
function geocoderOf(set: Environment) {
  if (set.GEOCODER_KEY !== undefined)
    return { key: set.GEOCODER_KEY, base: set.GEOCODER_BASE ?? 'https://maps.googleapis.com' }
  if (!usesSandbox(set)) return null
  return { key: 'sandbox-geocoder-key', base: set.SANDBOX_URL }
}

/** Google's map with a browser key, otherwise the configured tiles; without either there is no map. */
function mapSourceOf(set: Environment): MapSource {
  if (set.MAPS_BROWSER_KEY !== undefined) {
    const query = new URLSearchParams({ key: set.MAPS_BROWSER_KEY, v: 'weekly', libraries: 'marker' })
    return {
      kind: 'google',
      scriptUrl: `https://maps.googleapis.com/maps/api/js?${query}`,
      mapId: set.MAPS_MAP_ID,
    }
  }
  const sandbox = usesSandbox(set) ? `${set.SANDBOX_URL}/tiles/{z}/{x}/{y}.svg` : undefined
  const url = set.MAP_TILES_URL ?? sandbox
  return url === undefined ? { kind: 'none' } : { kind: 'tiles', url, attribution: set.MAP_TILES_ATTRIBUTION }
}

function smtpUrlOf(set: Environment): string | null {
  if (set.SMTP_URL !== undefined) return set.SMTP_URL
  return usesSandbox(set) ? `smtp://127.0.0.1:${set.SANDBOX_SMTP_PORT}` : null
}
