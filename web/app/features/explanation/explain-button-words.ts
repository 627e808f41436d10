import { words } from '../../platform/words/i18n.ts'

/** The word of the button that opens a price breakdown, in English. */
const explainButtonEn = {
  explain: 'Explain this total',
} as const

words.addResourceBundle('en', 'explain-button', explainButtonEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'explain-button': typeof explainButtonEn
  }
}
