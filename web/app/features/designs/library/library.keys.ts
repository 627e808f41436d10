/** The pictures that a customer has uploaded for designs, by token, and the file that is being sent. */
export const libraryKeys = {
  of: (token: string | null | undefined) => ['design-images', token ?? 'visitor'],
  sending: ['design-image-upload'],
} as const
