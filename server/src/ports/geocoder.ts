/** The address that lies at a position; '' for what is not known of it. */
export interface AddressAtPosition {
  readonly street: string
  readonly city: string
  /** Its name, and its code where the service has one. */
  readonly state: { readonly name: string; readonly code: string }
  readonly countryCode: string
  readonly postalCode: string
  readonly area: string
  readonly district: string
  readonly formattedAddress: string
  readonly placeId: string
}

/** Finds addresses by their position. */
export interface Geocoder {
  /**
   * The address at a position, in degrees; undefined where there is none, as at sea.
   * Refuses with 'location.unavailable' within 5 seconds.
   */
  addressAt(latitude: number, longitude: number): Promise<AddressAtPosition | undefined>
}
