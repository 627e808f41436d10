import i18next from 'i18next'
import { sharedWords } from './shared-words.ts'

interface WordList {
  readonly [name: string]: string | WordList
}

type Values = Readonly<Record<string, string | number>>

/** 'found' for 'found_one' and 'found_other': the word for a count has one key. */
type WithoutCount<Name extends string> = Name extends `${infer Word}_one` | `${infer Word}_other`
  ? Word
  : Name

/** The keys of a list, such as 'groups.sales'. */
type KeyOf<List> = {
  [Name in keyof List & string]: List[Name] extends string
    ? WithoutCount<Name>
    : `${Name}.${KeyOf<List[Name]>}`
}[keyof List & string]

type Key<List> = KeyOf<List> | KeyOf<typeof sharedWords>

interface Words<List> {
  /** Reads a word; a key that does not exist is a type error. */
  t(key: Key<List>, values?: Values): string
  /** Whether there is a word for a name from elsewhere, such as that of a job. */
  has(key: string): key is Key<List>
}

const shared = 'shared'

export const words = i18next.createInstance()
void words.init({
  lng: 'en',
  resources: { en: { [shared]: sharedWords } },
  ns: [shared],
  defaultNS: shared,
  fallbackNS: shared,
  interpolation: { escapeValue: false },
  initAsync: false,
})

/**
 * Adds the words of a feature in a namespace of its own. The hook that it gives is the only way to read them, so they
 * load with the screens that use them. Shared words come with it. The language never changes while a page is open, so
 * nothing is subscribed to (docs/decisions/0091-words-without-subscriptions.md).
 */
export function addWords<const List extends WordList>(namespace: string, list: List): () => Words<List> {
  words.addResourceBundle('en', namespace, list)
  const read = wordsOf<List>(namespace)
  return () => read
}

/** The shared words alone, for frames and platform parts. */
export const useSharedWords = (): Words<Record<never, never>> => sharedReader

function wordsOf<List>(namespace: string): Words<List> {
  const t = words.getFixedT('en', namespace)
  return {
    t: (key, values) => t(key, { ...values }),
    has: (key): key is Key<List> => words.exists(key, { ns: [namespace, shared] }),
  }
}

const sharedReader = wordsOf<Record<never, never>>(shared)
