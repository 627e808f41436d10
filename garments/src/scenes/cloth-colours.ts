/** The colours in which the collection comes, and what it is waxed and woven with; those of the products' seeds. */
export const cloth = {
  plaster: '#EFE7DA',
  timber: '#6B4A36',
  leaf: '#23574A',
  saffron: '#D9822B',
  hibiscus: '#A8322A',
  lagoon: '#1F6570',
  indigo: '#2B3A67',
  ink: '#24211E',
  sand: '#CDB78F',
  coral: '#E07A5F',
  moss: '#7C8B5A',
  sky: '#8FB4C4',
  rose: '#C98A8F',
  wax: '#F3E9D2',
  thread: '#F0E6D6',
} as const
