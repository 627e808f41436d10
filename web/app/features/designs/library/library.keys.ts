/** The pictures that a customer has uploaded for designs, by token. */
export const libraryKeys = {
  of: (token: string | null | undefined) => ['design-images', token ?? 'visitor'],
} as const
