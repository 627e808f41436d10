import { words } from '../../platform/words/i18n.ts'

/** The words of sharing, in English. */
const sharingEn = {
  share: 'Share',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
  copySocial: 'Copy social link',
  copyDirect: 'Copy direct link',
  linkCopied: '{{provider}} link copied to clipboard!',
  copyFailed: 'Failed to copy link',
  social: 'Social',
  direct: 'Direct',
} as const

words.addResourceBundle('en', 'sharing', sharingEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharing: typeof sharingEn
  }
}
