import i18next, { type i18n } from 'i18next'
import { en } from './en.ts'

/** The catalogue of words. Another language is another object of the same shape. */
const words: i18n = i18next.createInstance()

void words.init({
  lng: 'en',
  fallbackLng: 'en',
  // What screens add is not written into the list itself.
  resources: { en: { translation: structuredClone(en) } },
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Tells the words whose store it is. It stays the same while a page is open. */
export function nameStore(name: string): void {
  words.addResource('en', 'translation', 'store', name)
}

export { words }
