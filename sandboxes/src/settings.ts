import { z } from 'zod'

const port = z.coerce.number('must be a port number').int().min(0).max(65_535)

const environment = z.object({
  SHOP_MODE: z.enum(['demo', 'live', 'rehearsal'], 'must be demo, live or rehearsal').default('demo'),
  SANDBOX_PORT: port.default(4100),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_STRIPE_KEY: z.string().default('sk_test_sandbox'),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  SANDBOX_STRIPE_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http address' })
    .default('http://127.0.0.1:4000/api/webhooks/stripe'),
  SANDBOX_RAZORPAY_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http address' })
    .default('http://127.0.0.1:4000/api/webhooks/razorpay'),
  SANDBOX_PRINTFUL_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http address' })
    .default('http://127.0.0.1:4000/api/webhooks/printful'),
  SANDBOX_NOTICE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http address' })
    .default('http://127.0.0.1:4000/api/webhooks/sandbox'),
  SANDBOX_KEY: z.string().optional(),
})

export interface SandboxSettings {
  /** 0 for any free port. */
  readonly port: number
  readonly smtpPort: number
  readonly stripeKey: string
  readonly webhookSecret: string
  readonly webhookUrl: string
  readonly razorpayWebhookUrl: string
  /** Where the print partner's events go; default: nowhere. */
  readonly printfulWebhookUrl?: string
  /** Where the shop takes notices of the control page, and the key that signs them; default: nowhere. */
  readonly shop?: { readonly url: string; readonly key: string } | null
  /** Default: 'sandbox-printful-token'. */
  readonly printfulToken?: string
  /** How long a mockup takes at least, ms; default 2 s. */
  readonly mockupMs?: number
  /** Px per drawing unit of garments in mockups; fewer are drawn faster. */
  readonly garmentScale?: number
  /** Delays before a failed webhook event is retried, ms; one retry per delay. */
  readonly retryDelaysMs: readonly number[]
  /** Delay of a partner that is switched to slow, ms; default 8 s. */
  readonly slowMs?: number
  /** The time, ms; default the machine's. The control page's clock is this one moved forward. */
  readonly now?: () => number
}

/** A problem with the settings, in one sentence. */
export class SettingsProblem extends Error {}

/**
 * Reads the settings; an empty value counts as unset. NODE_ENV is ignored: it says how the code was built. SHOP_MODE says
 * whether the shop is live, and a live shop never gets a sandbox.
 */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    const name = String(issue?.path[0])
    throw new SettingsProblem(`${name} is "${given[name]}": ${issue?.message}.`)
  }
  const set = result.data
  if (set.SHOP_MODE === 'live')
    throw new SettingsProblem(
      'The sandbox does not start for a live shop: SHOP_MODE is live, and only SHOP_MODE=demo has stand-ins.',
    )
  return Object.freeze({
    port: set.SANDBOX_PORT,
    smtpPort: set.SANDBOX_SMTP_PORT ?? (set.SANDBOX_PORT === 0 ? 0 : set.SANDBOX_PORT + 1),
    stripeKey: set.SANDBOX_STRIPE_KEY,
    webhookSecret: set.SANDBOX_STRIPE_WEBHOOK_SECRET,
    webhookUrl: set.SANDBOX_STRIPE_WEBHOOK_URL,
    razorpayWebhookUrl: set.SANDBOX_RAZORPAY_WEBHOOK_URL,
    printfulWebhookUrl: set.SANDBOX_PRINTFUL_WEBHOOK_URL,
    shop: set.SANDBOX_KEY === undefined ? null : { url: set.SANDBOX_NOTICE_URL, key: set.SANDBOX_KEY },
    retryDelaysMs: [1_000, 3_000, 10_000, 30_000, 60_000, 120_000, 300_000],
  })
}
