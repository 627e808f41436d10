import {
  type KeyedPartner,
  optionalSettings,
  partnerSettings,
  type TypedKeys,
} from '@first-fashion/contract/partner-keys/partners'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { PartnerKeyring, StoredKeys } from '../../ports/partner-keyring.ts'
import { realPartnerFault } from '../partner-addresses.ts'
import { readSettings, type Settings, WrongSetting } from '../settings.ts'
import { isTestKey } from '../shop-mode.ts'
import { createBreakers, type KeyedPartners, withKeys } from './keyed-partners.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What is in use: the keyring changes it. */
export interface Used {
  settings: Settings
  partners: KeyedPartners
}

/** The keys of the environment, and stored ones of partners that it does not have. */
export function keyringOf(
  environment: Environment,
  used: Used,
  breakers: ReturnType<typeof createBreakers>,
): PartnerKeyring {
  const isInEnvironment = (partner: KeyedPartner) =>
    partnerSettings[partner]
      .filter((name) => !optionalSettings.includes(name))
      .every((name) => isSet(environment, name))
  return {
    isInEnvironment,
    setAlone: (partner) =>
      isInEnvironment(partner) ? [] : partnerSettings[partner].filter((name) => isSet(environment, name)),
    isTest: (partner) => used.settings.mode === 'live' && isTestKey(partner, used.settings),
    use: (stored) => {
      const free = new Map([...stored].filter(([partner]) => !isInEnvironment(partner)))
      const { accepted, refused } = sortedOut(environment, free)
      used.settings = settingsWith(environment, accepted)
      used.partners = withKeys(used.settings, breakers)
      return refused
    },
    test: async (partner, keys) => testKeys(partnerWith(environment, partner, keys), partner),
    isSameAccount: (partner, keys, sessionId) =>
      isSameAccount(environment, used, { partner, keys, sessionId }),
  }
}

const isSet = (environment: Environment, name: string): boolean => (environment[name] ?? '') !== ''

/** Each partner's keys alone: one that is wrong keeps no other from working. */
function sortedOut(environment: Environment, stored: StoredKeys) {
  const accepted = new Map<KeyedPartner, TypedKeys>()
  const refused = new Map<KeyedPartner, unknown>()
  for (const [partner, keys] of stored)
    try {
      settingsWith(environment, new Map([[partner, keys]]))
      accepted.set(partner, keys)
    } catch (error) {
      refused.set(partner, error)
    }
  return { accepted, refused }
}

/**
 * Settings with stored keys; what the environment has of those partners does not count. Throws WrongSetting if keys are
 * not in the form that their partner has, or would reach a partner itself from a shop that is not live.
 */
function settingsWith(environment: Environment, stored: StoredKeys): Settings {
  const names: readonly string[] = [...stored.keys()].flatMap((partner) => partnerSettings[partner])
  const others = Object.entries(environment).filter(([name]) => !names.includes(name))
  const settings = readSettings(Object.assign(Object.fromEntries(others), ...stored.values()))
  for (const partner of stored.keys()) {
    const fault = realPartnerFault(partner, settings.mode, environment)
    if (fault !== undefined) throw new WrongSetting(fault)
  }
  return settings
}

/** With breakers of their own: keys that are wrong say nothing about the ones in use. */
const partnerWith = (environment: Environment, partner: KeyedPartner, keys: TypedKeys): KeyedPartners =>
  withKeys(settingsWith(environment, new Map([[partner, keys]])), createBreakers())

async function testKeys(partners: KeyedPartners, partner: KeyedPartner): Promise<boolean> {
  if (partner === 'google' || partner === 'facebook') return false
  await partners[partner]?.testKeys()
  return true
}

interface NewKeys {
  readonly partner: PaymentProviderName
  readonly keys: TypedKeys
  readonly sessionId: string
}

/** Koko does not know a payment that its shopper has not begun, but its keys name the merchant. */
async function isSameAccount(
  environment: Environment,
  used: Used,
  { partner, keys, sessionId }: NewKeys,
): Promise<boolean> {
  if (used.partners[partner] === null) return true
  if (partner === 'koko') return used.settings.koko?.merchantId === keys.KOKO_MERCHANT_ID
  const status = partnerWith(environment, partner, keys)[partner]?.fetchStatus(sessionId)
  return (await status?.then(({ state }) => state !== 'unknown').catch(() => false)) ?? false
}
