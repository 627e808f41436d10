import { words } from './i18n.ts'

/** What the page says on which staff see a product before shoppers do, in English. */
export const previewEn = {
  preview: {
    title: 'Preview',
    text: 'Preview: only staff can see this page. It shows the last saved version.',
    published: 'Shoppers see this product.',
    draft: 'Shoppers do not see this product yet.',
    signIn: 'Sign in to the back office in this browser to see the preview.',
    toBackOffice: 'Go to the back office',
    failed: 'The preview could not be loaded.',
  },
}

words.addResourceBundle('en', 'translation', previewEn)
