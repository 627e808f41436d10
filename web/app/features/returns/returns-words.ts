import { words } from '../../platform/words/i18n.ts'

/** The words of returns and exchanges, in English. */
const returnsEn = {
  start: 'Return or exchange',
  until: 'Possible until {{date}}',
  title: 'Return or exchange: order {{number}}',
  step: 'Step {{at}} of 3',
  which: 'What would you like to send back?',
  take: 'Send back {{name}}',
  count: 'Quantity of {{name}}',
  less: 'One less of {{name}}',
  more: 'One more of {{name}}',
  nothingLeft: 'Already in another request',
  onlyFaulty: 'Made to order: can be sent back only if it is faulty',
  why: 'Why?',
  reasons: {
    size: 'It does not fit',
    fault: 'It is faulty',
    'not-as-shown': 'It is not as shown',
    'changed-mind': 'I changed my mind',
  },
  note: 'Anything we should know?',
  optional: 'optional',
  what: 'What would you like instead?',
  choices: {
    exchange: 'Another colour or size',
    'store-credit': 'Store credit',
    original: 'Money back',
  },
  choiceTexts: {
    exchange: 'We hold it for you while your parcel is on its way. Nothing is due.',
    'store-credit': 'Yours as soon as we have checked your parcel.',
    original: 'The way you paid, in the currency that was charged.',
  },
  colour: 'Colour of {{name}}',
  size: 'Size of {{name}}',
  chooseSize: 'Choose a size',
  noOptions: '{{name}} is no longer sold. Please choose a refund.',
  check: 'Please check',
  price: '{{count}} × {{name}}',
  shipping: 'Shipping',
  alreadyRefunded: 'Already refunded',
  total: 'Refund',
  toStoreCredit: 'To store credit',
  toOriginal: 'The way you paid',
  exchangeFor: 'You get: {{options}}',
  nothingDue: 'Nothing is due.',
  next: 'Continue',
  back: 'Back',
  confirm: 'Send request',
  failed: 'Your request could not be sent. Check your connection and try again.',
  figuresFailed: 'We couldn’t calculate the figures.',
  kinds: { refund: 'Refund', exchange: 'Exchange' },
  requestedOn: 'Requested on {{date}}',
  reply: 'Our reply: {{notes}}',
  sendIt: 'Pack the items, put the label on the parcel and send it to us.',
  replacedBy: 'Replaced by order {{number}}',
} as const

words.addResourceBundle('en', 'returns', returnsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    returns: typeof returnsEn
  }
}
