import { words } from '../../platform/words/i18n.ts'

/** The words of the preview of Home, in English. */
const homePreviewEn = {
  draft: 'This is a draft. Shoppers can’t see it.',
  scheduled: 'Shoppers will see it from its time on.',
  published: 'Shoppers see this page.',
  former: 'Shoppers no longer see this page.',
  from: 'The next section is shown from {{from}}.',
  until: 'The next section was shown until {{until}}.',
  between: 'The next section is shown from {{from}} to {{until}}.',
} as const

words.addResourceBundle('en', 'home-preview', homePreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'home-preview': typeof homePreviewEn
  }
}
