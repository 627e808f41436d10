import { words } from '../i18n.ts'

/** The words of the checkout, in English; they travel with it. */
export const checkoutEn = {
  checkout: {
    pageTitle: 'Checkout · First Fashion',
    title: 'Delivery Information',
    loading: 'Loading your order',
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
    instructions: 'Delivery instructions',
    optional: 'optional',
    choose: 'Please choose',
    summary: 'Your order',
    showSummary: 'Show your order',
    rate: '1 LKR = {{rate}} {{code}}, held for 30 minutes',
    rounding: 'Rounding',
    place: 'Place Order',
    fillIn: 'Please fill in all required fields correctly',
    check_one: 'Please check {{count}} field:',
    check_other: 'Please check {{count}} fields:',
    changed: 'The total has changed. Please check it before you place the order.',
    placed: 'Order Placed Successfully Completed',
    countriesFailed: 'Failed to load countries',
    statesFailed: 'Failed to load states/provinces',
    quoteFailed: 'We couldn’t calculate the total.',
    calculating: 'Calculating your total …',
    needsTotal: 'You can place the order once we know the total.',
    needsAddress: 'To place the order, choose an address we deliver to.',
  },
} as const

words.addResourceBundle('en', 'translation', checkoutEn)
