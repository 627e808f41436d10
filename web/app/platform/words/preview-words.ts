import { words } from './i18n.ts'

/** The words of all previews for staff, in English. */
const previewEn = {
  title: 'Preview',
  text: 'Preview: only staff can see this page. It shows the last saved version.',
  signIn: 'Sign in to the back office in this browser to see the preview.',
  toBackOffice: 'Go to the back office',
  failed: 'The preview could not be loaded.',
} as const

words.addResourceBundle('en', 'preview', previewEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    preview: typeof previewEn
  }
}
