import type { FlatNamespace } from 'i18next'
import { useMemo } from 'react'
import { words } from './i18n.ts'

/**
 * The shared words: `const { t } = useTranslation()`. The language is the page's and never changes while the page is open,
 * so nothing needs to be subscribed to (docs/decisions/0091-words-without-subscriptions.md).
 */
export const useTranslation = (): Pick<typeof words, 't'> => words

/** The words of a feature's own namespace. */
export const useWordsOf = <Namespace extends FlatNamespace>(namespace: Namespace) =>
  useMemo(() => ({ t: words.getFixedT(null, namespace) }), [namespace])
