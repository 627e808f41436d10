import { words } from '../../platform/words/i18n.ts'

/** The words of saved addresses and of the address form, in English. */
const addressesEn = {
  title: 'Saved addresses',
  choose: 'Deliver to',
  changeAddress: 'Change',
  changeAddressTo: 'Change the address',
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
  form: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    country: 'Country',
    countries: 'Countries',
    countriesFound_one: '{{count}} country found',
    countriesFound_other: '{{count}} countries found',
    countryNone: 'We can’t find a country with that name or code.',
    countryOff: '{{country}} (no delivery at the moment)',
    postalExample: 'For example {{example}}',
    phoneCode: 'Code',
    phone: 'Phone',
    phoneNotices: {
      leftOut: 'We left out “{{part}}”: this field takes one number, without an extension.',
      tooLong: 'We can’t take “{{part}}”: a phone number has at most 15 digits.',
      codeUnknown: 'We can’t tell the country of “{{part}}”. Please check the code and the number.',
      codeChanged: 'The code is now {{part}}, as in your number.',
    },
    instructions: 'Delivery instructions',
    optional: 'optional',
    choose: 'Please choose',
    districtQuestion: '{{city}} is in the district {{district}}. The delivery fee depends on the district.',
    districtTake: 'Use {{district}}',
    countriesFailed: 'Failed to load countries',
    statesFailed: 'Failed to load states/provinces',
  },
} as const

words.addResourceBundle('en', 'addresses', addressesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    addresses: typeof addressesEn
  }
}
