/** The house's colours of cloth: name and code. */
export const palette = {
  plaster: ['Plaster', '#EFE7DA'],
  timber: ['Timber', '#6B4A36'],
  leaf: ['Leaf Green', '#23574A'],
  saffron: ['Saffron', '#D9822B'],
  hibiscus: ['Hibiscus', '#A8322A'],
  lagoon: ['Lagoon', '#1F6570'],
  indigo: ['Indigo', '#2B3A67'],
  ink: ['Ink', '#24211E'],
  sand: ['Sand', '#CDB78F'],
  coral: ['Coral', '#E07A5F'],
  moss: ['Moss', '#7C8B5A'],
  sky: ['Sea Sky', '#8FB4C4'],
  rose: ['Lotus', '#C98A8F'],
  slate: ['Monsoon Slate', '#5B6670'],
} as const

export type ColourName = keyof typeof palette
