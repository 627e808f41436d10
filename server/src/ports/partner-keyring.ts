import type { KeyedPartner, PartnerSetting, TypedKeys } from '@first-fashion/contract/partner-keys/partners'
import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'

export type StoredKeys = ReadonlyMap<KeyedPartner, TypedKeys>

/** The keys that the shop shows to its partners. Those of the environment win over what is stored. */
export interface PartnerKeyring {
  /** Whether the environment has all keys that the partner needs. */
  isInEnvironment(partner: KeyedPartner): boolean
  /** The settings of a partner that the environment has without the others: they are not used. */
  setAlone(partner: KeyedPartner): readonly PartnerSetting[]
  /** Whether a live shop charges nobody, because the keys in use are test keys. */
  isTest(partner: KeyedPartner): boolean
  /** Uses stored keys from now on. Returns what is wrong with those that it leaves out. */
  use(stored: StoredKeys): ReadonlyMap<KeyedPartner, unknown>
  /**
   * Asks a partner whether it knows these keys; false where it cannot be asked. Throws an error whose message says what is
   * wrong with them, and refuses with 'payments.key-refused' and 'payments.unavailable'.
   */
  test(partner: KeyedPartner, keys: TypedKeys): Promise<boolean>
  /** Whether these keys, which were tested, open the account in use that has a payment. */
  isSameAccount(partner: PaymentProviderName, keys: TypedKeys, sessionId: string): Promise<boolean>
}
