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
 * SHOP_MODE stop the start. Live payment keys never work in a demonstration.
 */
export function modeFault(set: ModeSettings): string | undefined {
  const liveKey = liveKeyIn(set)
  if (set.SHOP_MODE === 'demo' && liveKey !== undefined)
    return `${liveKey} is a live key: a demonstration (SHOP_MODE=demo) needs test keys or none.`
  if (set.SHOP_MODE !== undefined) return undefined
  const sign = liveKey === undefined ? publicSettingIn(set) : `${liveKey} is a live key`
  if (sign === undefined) return undefined
  return `SHOP_MODE is missing: ${sign}. Set SHOP_MODE=live, or SHOP_MODE=demo for a demonstration with public logins.`
}

/** Refuses to start with the other mode's database. */
export async function requireOwnDatabase({ db }: Database, mode: ShopMode): Promise<void> {
  const marked = await markShopMode(db, mode)
  if (marked === mode) return
  throw new WrongSetting(
    marked === 'demo'
      ? 'DATABASE_URL is wrong: this database was seeded as a demonstration with public logins. Use a separate database for the live shop.'
      : 'DATABASE_URL is wrong: this database belongs to a live shop. Use a separate database for a demonstration (SHOP_MODE=demo).',
  )
}

function liveKeyIn({ STRIPE_SECRET_KEY = '', RAZORPAY_KEY_ID = '' }: ModeSettings): string | undefined {
  if (/^[rs]k_live_/.test(STRIPE_SECRET_KEY)) return 'STRIPE_SECRET_KEY'
  return RAZORPAY_KEY_ID.startsWith('rzp_live_') ? 'RAZORPAY_KEY_ID' : undefined
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
