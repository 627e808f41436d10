import { words } from './i18n.ts'

/** What every form says, in English. */
export const formsEn = {
  forms: {
    tooLong_one: 'Please use at most {{count}} character',
    tooLong_other: 'Please use at most {{count}} characters',
  },
} as const

words.addResourceBundle('en', 'translation', formsEn)
