import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  SHOP_MODE: z.string().default('demo'),
  SANDBOX_PORT: port.default(4100),
  SANDBOX_SMTP_PORT: port.optional(),
  SANDBOX_STRIPE_KEY: z.string().default('sk_test_sandbox'),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().default('whsec_sandbox'),
  SANDBOX_STRIPE_WEBHOOK_URL: z.url().default('http://127.0.0.1:4000/api/webhooks/stripe'),
})

export interface SandboxSettings {
  /** 0 for a port that the machine chooses. */
  readonly port: number
  readonly smtpPort: number
  readonly stripeKey: string
  readonly webhookSecret: string
  readonly webhookUrl: string
  /** Waits before a notice that was not taken is sent again, ms. */
  readonly retryDelaysMs: readonly number[]
}

/** Throws an error with one clear sentence; a live shop never gets a sandbox. */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new Error(`${String(issue?.path[0])} is wrong: ${issue?.message}`)
  }
  const set = result.data
  if (set.SHOP_MODE === 'live')
    throw new Error('The sandbox does not start for a live shop (SHOP_MODE=live).')
  return {
    port: set.SANDBOX_PORT,
    smtpPort: set.SANDBOX_SMTP_PORT ?? (set.SANDBOX_PORT === 0 ? 0 : set.SANDBOX_PORT + 1),
    stripeKey: set.SANDBOX_STRIPE_KEY,
    webhookSecret: set.SANDBOX_STRIPE_WEBHOOK_SECRET,
    webhookUrl: set.SANDBOX_STRIPE_WEBHOOK_URL,
    retryDelaysMs: [1_000, 3_000, 10_000, 30_000, 60_000, 120_000, 300_000],
  }
}
