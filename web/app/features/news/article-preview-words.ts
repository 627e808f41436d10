import { words } from '../../platform/words/i18n.ts'

/** The words of the preview of an article, in English. */
const articlePreviewEn = {
  draft: 'This is a draft. Readers can’t see it.',
  scheduled: 'Readers see it from {{date}} (Colombo time).',
  published: 'Readers see this article.',
} as const

words.addResourceBundle('en', 'article-preview', articlePreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'article-preview': typeof articlePreviewEn
  }
}
