import { words } from '../../../platform/words/i18n.ts'

/** The words of the preview of a product, in English. */
const productPreviewEn = {
  published: 'Shoppers see this product.',
  draft: 'Shoppers do not see this product yet.',
} as const

words.addResourceBundle('en', 'product-preview', productPreviewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'product-preview': typeof productPreviewEn
  }
}
