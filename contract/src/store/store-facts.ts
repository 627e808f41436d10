/** The networks that a store can be found on, as they call themselves, in the order in which its pages show them. */
export const socialNetworks = ['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Pinterest', 'X'] as const

/** Puts the name of the store where a text has `{{store}}`. */
export const fillStore = (text: string, name: string): string => text.replaceAll('{{store}}', () => name)

interface Address {
  readonly street: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

/** What the address of a store says, line by line. */
export const storeAddress = ({ street, city, postalCode, country }: Address): string[] =>
  [street, [city, postalCode].filter((part) => part !== '').join(' '), country].filter((line) => line !== '')
