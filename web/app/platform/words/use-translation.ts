import { words } from './i18n.ts'

/** Reads a word by its key, of any namespace. */
export type Translate = (typeof words)['t']

/**
 * Reads words: `const { t } = useTranslation()`, `t('shell.menu')` of those that every page has, `t('cart:title')` of
 * a namespace. The language is the page's and never changes while the page is open, so nothing needs to be subscribed
 * to (docs/decisions/0091-words-without-subscriptions.md).
 */
export const useTranslation = (): Pick<typeof words, 't'> => words
