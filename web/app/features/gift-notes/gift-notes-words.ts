import { words } from '../../platform/words/i18n.ts'

/** What is said about gift notes, in English. */
const giftNotesEn = {
  add: 'Add a gift note',
  label: 'Gift note',
  optional: 'optional',
  hint: 'We write it on a card and put it into the parcel. Prices are left out.',
  left_one: '{{count}} character left',
  left_other: '{{count}} characters left',
  saved: 'Saved',
  notSaved: 'Your note could not be saved. It is sent again with your next change.',
  ofOrder: 'Gift note',
} as const

words.addResourceBundle('en', 'gift-notes', giftNotesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'gift-notes': typeof giftNotesEn
  }
}
