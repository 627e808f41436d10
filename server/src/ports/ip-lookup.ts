export interface IpLocation {
  readonly country_code: string
  readonly country_name: string
  readonly city: string
}

/** Finds the country of an internet address. Refuses with 'location.unavailable' within 5 seconds. */
export interface IpLookup {
  locate(address: string): Promise<IpLocation>
}
