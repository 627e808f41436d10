import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('delivery-address', {
  change: 'Change the address',
  title: 'Change the delivery address',
  lead: 'The customer gets an email. Country and prices stay as they are. If the print partner already has a part of the order, it is sent there again with the new address.',
  leadForPrint:
    'The shop’s own parcel has left. Only what is still to be made goes to the new address. The customer gets an email.',
  saveAddress: 'Save the address',
  /** Where a country has no name of its own for one. */
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street address',
    apartment: 'Apartment, suite, etc.',
    city: 'City',
    state: 'State',
    postalCode: 'Postal code',
    district: 'District',
    area: 'Area',
    phoneCode: 'Phone code',
    phone: 'Phone',
  },
  optional: 'optional',
  choose: 'Please choose',
})
