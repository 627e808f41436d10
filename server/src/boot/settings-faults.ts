import type { z } from 'zod'
import { safeMemoryKib } from '../platform/passwords/passwords.ts'
import { modeFault } from './shop-mode.ts'

/** The settings as they are given: none of them is empty. */
export type GivenSettings = Readonly<Record<string, string>>

/** What credentials of a partner need beside them. */
const besides: Readonly<Record<string, readonly string[]>> = {
  STRIPE_SECRET_KEY: ['STRIPE_WEBHOOK_SECRET'],
  KOKO_MERCHANT_ID: ['KOKO_API_KEY', 'KOKO_PRIVATE_KEY', 'KOKO_PUBLIC_KEY'],
  RAZORPAY_KEY_ID: ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  GOOGLE_CLIENT_ID: ['GOOGLE_CLIENT_SECRET'],
  FACEBOOK_APP_ID: ['FACEBOOK_APP_SECRET'],
}

/** Everything that is wrong, each in a sentence that begins with the name of the setting. */
export function faultsOf(given: GivenSettings, error: z.ZodError | undefined): string[] {
  const wrong = (error?.issues ?? []).map((issue) => explain(issue, given))
  const mode = modeFault(given)
  const looksLive = given.SHOP_MODE === undefined && mode !== undefined
  const isLive = given.SHOP_MODE === 'live' || looksLive
  const faults = [
    ...wrong,
    ...(mode === undefined ? [] : [mode]),
    ...missingOf(given),
    ...(isLive ? liveFaults(given) : []),
  ]
  const nameOf = (fault: string) => fault.split(' ')[0]
  return faults.filter((fault, at) => faults.findIndex((one) => nameOf(one) === nameOf(fault)) === at)
}

const missingOf = (given: GivenSettings): string[] =>
  Object.entries(besides)
    .filter(([by]) => given[by] !== undefined)
    .flatMap(([by, names]) =>
      names
        .filter((name) => given[name] === undefined)
        .map((name) => `${name} is missing: it is required because ${by} is set.`),
    )

function liveFaults({ STORE_URL, SMTP_URL, PASSWORD_MEMORY_KIB }: GivenSettings): string[] {
  const missing = (name: string, why: string) => `${name} is missing: in live mode ${why}.`
  return [
    STORE_URL === undefined ? missing('STORE_URL', 'the shop needs its public URL') : '',
    SMTP_URL === undefined ? missing('SMTP_URL', 'customers must get their emails') : '',
    STORE_URL?.startsWith('https:') === false
      ? 'STORE_URL is wrong: a live shop needs https, or passwords are sent unencrypted.'
      : '',
    Number(PASSWORD_MEMORY_KIB ?? safeMemoryKib) < safeMemoryKib
      ? `PASSWORD_MEMORY_KIB is wrong: a live shop needs at least ${safeMemoryKib}, or stolen passwords are quickly guessed.`
      : '',
  ].filter((fault) => fault !== '')
}

function explain({ path, message }: z.core.$ZodIssue, given: GivenSettings): string {
  const name = String(path[0] ?? 'a setting')
  if (!(name in given)) return `${name} is missing: set it in the environment or in .env (see .env.example).`
  return `${name} is wrong: ${message} (see .env.example).`
}
