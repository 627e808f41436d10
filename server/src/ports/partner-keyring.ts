import type { KeyedPartner, TypedKeys } from '@first-fashion/contract/partner-keys/partners'

/** The keys that the shop shows to its partners. Those of the environment win over what is stored. */
export interface PartnerKeyring {
  isInEnvironment(partner: KeyedPartner): boolean
  /** Uses stored keys from now on. Throws an error whose message says what is wrong with them. */
  use(stored: TypedKeys): void
  /**
   * Asks a partner whether it knows these keys; false where it cannot be asked. Throws as `use`, and refuses with
   * 'payments.key-refused' and 'payments.unavailable'.
   */
  test(partner: KeyedPartner, keys: TypedKeys): Promise<boolean>
}
