import { words } from '../i18n.ts'

/** The words of the addresses that a customer keeps, in English; they travel with the checkout and the profile. */
export const addressesEn = {
  addresses: {
    title: 'Saved addresses',
    choose: 'Deliver to',
    another: 'Another address',
    anotherText: 'Fill in the form below.',
    default: 'Default',
    lastOrder: 'Your last order',
    save: 'Save this address for next time',
    change: 'Update my saved address too',
    notSaved: 'Your order is placed, but we couldn’t save the address.',
    notDelivered: 'We don’t deliver there at the moment.',
    failed: 'Your saved addresses could not be loaded.',
    none: 'No saved addresses yet. Add one here or save one at checkout.',
    add: 'Add an address',
    addTitle: 'New address',
    edit: 'Edit',
    editName: 'Edit the address {{address}}',
    editTitle: 'Edit address',
    remove: 'Remove',
    removeName: 'Remove the address {{address}}',
    removeTitle: 'Remove the address',
    removeText: 'We’ll no longer offer {{address}} at checkout. Orders you have already placed don’t change.',
    keep: 'Keep it',
    isDefault: 'Use as the default address',
    submit: 'Save address',
    submitFailed: 'The address could not be saved. Please try again.',
    removeFailed: 'The address could not be removed. Please try again.',
  },
} as const

words.addResourceBundle('en', 'translation', addressesEn)
