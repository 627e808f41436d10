import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('delivery-address', {
  change: 'Change the address',
  title: 'Change the delivery address',
  lead: 'The customer gets an email. The country and the prices stay the same. If the print partner already has part of the order, it is sent to them again with the new address.',
  leadForPrint:
    'The shop’s own parcel has already left. Only the made-to-order part goes to the new address. The customer gets an email.',
  saveAddress: 'Save the address',
  /** Each country names the others. */
  fields: { firstName: 'First name', lastName: 'Last name', phoneCode: 'Phone code', phone: 'Phone' },
  optional: 'optional',
  choose: 'Please choose',
})
