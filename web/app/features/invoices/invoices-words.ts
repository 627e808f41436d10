import { words } from '../../platform/words/i18n.ts'

/** The words of invoices and credit notes, in English. */
const invoicesEn = {
  title: 'Documents',
  invoice: 'Invoice {{number}} (PDF)',
  creditNote: 'Credit note {{number}} over {{amount}} (PDF)',
  failed: 'The document could not be downloaded. Check your connection and try again.',
} as const

words.addResourceBundle('en', 'invoices', invoicesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    invoices: typeof invoicesEn
  }
}
