/** Saved addresses, by token, and the countries that we deliver to. */
export const addressKeys = {
  saved: (token: string | null | undefined) => ['addresses', token ?? 'visitor'],
  lastOrder: (token: string | null | undefined) => ['last-order-address', token ?? 'visitor'],
  countries: ['countries'],
  country: (code: string) => ['country', code],
  states: (countryCode: string) => ['states', countryCode],
} as const
