import { words } from '../../../platform/words/i18n.ts'

/** The words of the preview of an article, in English. */
const articlePreviewEn = {
  draft: 'It is a draft: readers do not see it.',
  scheduled: 'Readers see it from {{date}} (Colombo time).',
  published: 'Readers see this article.',
} as const

words.addResourceBundle('en', 'article-preview', articlePreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'article-preview': typeof articlePreviewEn
  }
}
