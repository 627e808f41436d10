import { words } from '../../../platform/words/i18n.ts'

/** The words of the preview of a product, in English. */
const productPreviewEn = {
  title: 'Preview',
  text: 'Preview: only staff can see this page. It shows the last saved version.',
  published: 'Shoppers see this product.',
  draft: 'Shoppers do not see this product yet.',
  signIn: 'Sign in to the back office in this browser to see the preview.',
  toBackOffice: 'Go to the back office',
  failed: 'The preview could not be loaded.',
} as const

words.addResourceBundle('en', 'product-preview', productPreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'product-preview': typeof productPreviewEn
  }
}
