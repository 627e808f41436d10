import { z } from 'zod'

/** The settings that hold the keys of each partner, in the order in which they are asked for. */
export const partnerSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  koko: ['KOKO_MERCHANT_ID', 'KOKO_API_KEY', 'KOKO_PRIVATE_KEY', 'KOKO_PUBLIC_KEY'],
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  facebook: ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  printful: ['PRINTFUL_TOKEN', 'PRINTFUL_STORE_ID', 'PRINTFUL_WEBHOOK_SECRET'],
} as const

/** What works without. */
export const optionalSettings: readonly string[] = ['PRINTFUL_STORE_ID', 'PRINTFUL_WEBHOOK_SECRET']

export const keyedPartners = ['stripe', 'koko', 'razorpay', 'google', 'facebook', 'printful'] as const
export type KeyedPartner = (typeof keyedPartners)[number]
export type PartnerSetting = (typeof partnerSettings)[KeyedPartner][number]

export const settingNames = Object.values(partnerSettings).flat()

/** The keys of one partner by the names of their settings. */
export const typedKeys = z.partialRecord(z.enum(settingNames), z.string().trim().min(1).max(8_000))
export type TypedKeys = z.output<typeof typedKeys>

/** Whether these are settings of that partner, and all that it needs. */
export function areKeysOf(partner: KeyedPartner, keys: TypedKeys): boolean {
  const names: readonly string[] = partnerSettings[partner]
  const given = Object.keys(keys)
  return (
    given.every((name) => names.includes(name)) &&
    names.every((name) => optionalSettings.includes(name) || given.includes(name))
  )
}
