import { words } from '../../platform/words/i18n.ts'

/** The words of the preview of a page, in English. */
const pagePreviewEn = {
  draft: 'This is a draft. Shoppers can’t see it.',
  scheduled: 'Shoppers will see it from its time on.',
  published: 'Shoppers see this text.',
  former: 'Shoppers no longer see this text.',
} as const

words.addResourceBundle('en', 'page-preview', pagePreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'page-preview': typeof pagePreviewEn
  }
}
