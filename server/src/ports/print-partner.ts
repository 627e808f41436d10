/** What is printed and sent to one address. */
export interface PrintParcel {
  readonly countryCode: string
  /** The state's own code, where the country has states. */
  readonly stateCode: string
  readonly city: string
  readonly postalCode: string
  readonly items: readonly { readonly variantId: number; readonly quantity: number }[]
}

/** A way in which the partner sends a parcel. */
export interface PrintShippingRate {
  readonly isStandard: boolean
  /** Minor units of the currency. */
  readonly amountMinor: number
  readonly currencyCode: string
  /** Working days on the way, printing not counted; null where the partner does not say. */
  readonly days: { readonly min: number; readonly max: number } | null
}

/** Prints and ships made-to-order products. */
export interface PrintPartner {
  /** Ways to send a parcel. Refuses with 'print.unavailable', within 3 seconds, when the partner does not say. */
  shippingRates(parcel: PrintParcel): Promise<readonly PrintShippingRate[]>
}
