/** Facts of the store that every page may name. Placeholders until the owner sets them. */
export const storeFacts = {
  name: 'First Fashion',
  email: 'hello@firstfashion.example',
  phone: '+94 11 555 0119',
  street: '119 Galle Road',
  city: 'Colombo 00300',
  country: 'Sri Lanka',
  hours: 'Monday to Saturday, 9.00 to 18.00',
} as const
