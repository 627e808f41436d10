import { words } from './i18n.ts'

/** The words of the question about cookies, in English. They come with the question, a second after a first page. */
export const cookiesEn = {
  cookies: {
    title: 'Cookies',
    text: 'We use essential cookies to run the shop. Analytics and marketing cookies are up to you; change this any time in the footer.',
    parts: 'What you allow',
    necessary: 'Necessary',
    analytics: 'Analytics',
    marketing: 'Marketing',
    acceptAll: 'Accept all',
    necessaryOnly: 'Necessary only',
    save: 'Save choices',
    saved: 'Your choices are saved',
    chosenOn: 'Chosen on {{date}}',
  },
} as const

words.addResourceBundle('en', 'translation', cookiesEn)
