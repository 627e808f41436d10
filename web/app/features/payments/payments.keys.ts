/** The payment methods of a country. */
export const paymentKeys = {
  methods: (countryCode: string) => ['payment-methods', countryCode],
} as const
