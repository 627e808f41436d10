import { words } from './i18n.ts'

/** What a screen says in a browser without JavaScript, in English. */
export const needsScriptsEn = {
  problem: {
    needsScripts: 'Logging in, the cart and orders need JavaScript, which is switched off in this browser.',
    orderByPhone: 'We also take orders by phone and email',
  },
} as const

words.addResourceBundle('en', 'translation', needsScriptsEn, true)
