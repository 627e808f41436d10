import { words } from '../i18n.ts'

/** The words of the addresses that a customer keeps, in English; they travel with the checkout and the profile. */
export const addressesEn = {
  addresses: {
    title: 'Saved addresses',
    choose: 'Deliver to',
    another: 'Another address',
    anotherText: 'You fill in the form below.',
    default: 'Default',
    lastOrder: 'Your last order',
    save: 'Save this address for the next order',
    change: 'Change the saved address too',
    notSaved: 'The order is placed, but the address could not be saved.',
    notDelivered: 'At present we do not deliver there.',
    failed: 'Your saved addresses could not be loaded.',
    none: 'No saved addresses yet. One can be saved here or with an order.',
    add: 'Add an address',
    addTitle: 'A new address',
    edit: 'Edit',
    editName: 'Edit the address {{address}}',
    editTitle: 'Change the address',
    remove: 'Remove',
    removeName: 'Remove the address {{address}}',
    removeTitle: 'Remove the address',
    removeText:
      '{{address}} will not be offered at the checkout any more. Orders that go there stay as they are.',
    keep: 'Keep it',
    isDefault: 'Use it as the default address',
    submit: 'Save address',
    submitFailed: 'The address could not be saved. Please try again.',
    removeFailed: 'The address could not be removed. Please try again.',
  },
} as const

words.addResourceBundle('en', 'translation', addressesEn)
