import { words } from '../../platform/words/i18n.ts'

/** The words of pages that open later, in English. */
const comingSoonEn = {
  communityTitle: 'Community',
  communityText:
    'Show how you wear it, take part in challenges and meet the people behind the looms. The community opens soon.',
  news: 'Enter your email and we’ll let you know when it opens.',
} as const

words.addResourceBundle('en', 'coming-soon', comingSoonEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'coming-soon': typeof comingSoonEn
  }
}
