import { words } from '../../platform/words/i18n.ts'

/** The words of products that open for everyone later, in English. */
const earlyAccessEn = {
  badge: 'Early access',
  opens: 'Opens for everyone on {{time}}',
  closed: 'Until then, only customers with early access can buy it.',
  access: 'You have early access.',
  until: 'You have early access until {{time}}.',
  opened: 'It is open for everyone now.',
} as const

words.addResourceBundle('en', 'early-access', earlyAccessEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'early-access': typeof earlyAccessEn
  }
}
