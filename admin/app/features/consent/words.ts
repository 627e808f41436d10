import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('consent', {
  browserNumber: 'Browser ID',
  browser: 'Browser',
  marketing: 'Marketing',
  partners: 'Partners asked for',
  names: { google: 'Google', meta: 'Meta' },
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  analyticsLead:
    'Count visits with Google Analytics and Meta. Nothing of theirs loads before a visitor allows it in the cookie question, and names and emails are never sent.',
  google: 'Google Analytics',
  googleText:
    'Loads with consent to analytics. Switch off page changes by browser history in its enhanced measurement: the store reports each page.',
  measurementId: 'Measurement ID',
  meta: 'Meta Pixel',
  metaText:
    'Loads with consent to marketing, which the cookie question asks for once this is filled in. Leave automatic advanced matching off: it would read what shoppers type.',
  pixelId: 'Pixel ID',
  privacyNote: 'Name both in your privacy policy before you fill them in.',
  hints: {
    measurementId: 'Starts with G-. In Google Analytics: Admin, Data streams. Empty for none.',
    pixelId: 'Digits only. In the Events Manager: Data sources. Empty for none.',
  },
  wrong: {
    measurementId: 'A measurement ID such as G-7XK2B9QLMN',
    pixelId: 'Digits only, such as 1234567890',
  },
})
