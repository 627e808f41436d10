import type { KeyedPartner } from '@first-fashion/contract/partner-keys/partners'
import type { Database } from '../platform/database/database.ts'
import { markShopMode, type ShopMode } from '../platform/database/shop-mode.ts'
import { WrongSetting } from './wrong-setting.ts'

interface ModeSettings {
  readonly SHOP_MODE?: string | undefined
  readonly HOST?: string | undefined
  readonly STORE_URL?: string | undefined
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly RAZORPAY_KEY_ID?: string | undefined
}

/**
 * A demonstration has public logins, so it is the default on a developer's machine only. Live settings without
 * SHOP_MODE stop the start. Live payment keys work in a live shop only.
 */
export function modeFault(set: ModeSettings): string | undefined {
  const liveKey = liveKeyIn(set)
  if (set.SHOP_MODE !== undefined)
    return set.SHOP_MODE === 'live' || liveKey === undefined
      ? undefined
      : liveKeyElsewhere(liveKey, set.SHOP_MODE)
  const sign = liveKey === undefined ? publicSettingIn(set) : `${liveKey} is a live key`
  if (sign === undefined) return undefined
  return `SHOP_MODE is missing: ${sign}. Set SHOP_MODE=live, or SHOP_MODE=demo for a demonstration with public logins.`
}

const liveKeyElsewhere = (key: string, mode: string): string =>
  `${key} is a live key: a ${mode === 'rehearsal' ? mode : 'demonstration'} (SHOP_MODE=${mode}) needs test keys or none.`

/** Whether the sandbox stands in for partners without credentials. */
export const usesSandbox = ({ SHOP_MODE }: { readonly SHOP_MODE: ShopMode }): boolean => SHOP_MODE !== 'live'

const databases: Readonly<Record<ShopMode, string>> = {
  demo: 'was seeded as a demonstration with public logins',
  live: 'belongs to a live shop',
  rehearsal: 'belongs to a rehearsal',
}

/** Refuses to start with the other mode's database. */
export async function requireOwnDatabase({ db }: Database, mode: ShopMode): Promise<void> {
  const marked = await markShopMode(db, mode)
  if (marked === mode) return
  throw new WrongSetting(
    `DATABASE_URL is wrong: this database ${databases[marked]}. Use a separate database for SHOP_MODE=${mode}.`,
  )
}

function liveKeyIn({ STRIPE_SECRET_KEY = '', RAZORPAY_KEY_ID = '' }: ModeSettings): string | undefined {
  if (/^[rs]k_live_/.test(STRIPE_SECRET_KEY)) return 'STRIPE_SECRET_KEY'
  return RAZORPAY_KEY_ID.startsWith('rzp_live_') ? 'RAZORPAY_KEY_ID' : undefined
}

/** Whether the partner charges nobody with the keys of these settings. */
export function isTestKey(partner: KeyedPartner, { stripe, razorpay }: PaymentKeys): boolean {
  if (partner === 'stripe') return /^[rs]k_test_/.test(stripe?.secretKey ?? '')
  return partner === 'razorpay' && razorpay?.keyId.startsWith('rzp_test_') === true
}

interface PaymentKeys {
  readonly stripe: { readonly secretKey: string } | null
  readonly razorpay: { readonly keyId: string } | null
}

function publicSettingIn({ HOST = '127.0.0.1', STORE_URL }: ModeSettings): string | undefined {
  if (!isLoopback(HOST)) return `HOST=${HOST} is reachable from outside`
  if (STORE_URL === undefined) return undefined
  const address = URL.parse(STORE_URL)
  if (address === null) return undefined
  const { protocol, hostname } = address
  return protocol === 'https:' || !isLoopback(hostname)
    ? `STORE_URL=${STORE_URL} is a public address`
    : undefined
}

const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
