import { words } from '../../platform/words/i18n.ts'

/** The words of a return's label, in English. */
const returnLabelEn = {
  download: 'Return label and instructions (PDF)',
  failed: 'The label could not be downloaded. Check your connection and try again.',
} as const

words.addResourceBundle('en', 'return-label', returnLabelEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'return-label': typeof returnLabelEn
  }
}
