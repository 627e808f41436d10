import { words } from './i18n.ts'

/** Ways to send a piece on, in English; the words travel with the list of them. */
export const shareEn = {
  product: {
    whatsapp: 'WhatsApp',
    facebook: 'Facebook',
    twitter: 'Twitter',
    copySocial: 'Copy social link',
    copyDirect: 'Copy direct link',
    linkCopied: '{{provider}} link copied to clipboard!',
    copyFailed: 'Failed to copy link',
    social: 'Social',
    direct: 'Direct',
  },
} as const

// They stand beside the words of the card.
words.addResourceBundle('en', 'translation', shareEn, true)
