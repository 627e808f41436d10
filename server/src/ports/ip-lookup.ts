export interface IpLocation {
  readonly country_code: string
  readonly country_name: string
  readonly city: string
}

/** Finds the country of an internet address; without a look-up all of it is empty. Refuses with 'location.unavailable' within 5 seconds. */
export interface IpLookup {
  locate(address: string): Promise<IpLocation>
}
