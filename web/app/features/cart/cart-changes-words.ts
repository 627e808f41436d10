import { words } from '../../platform/words/i18n.ts'

/** The words of a change of the cart, in English. */
const cartChangesEn = {
  selectSize: 'Please select product size',
  added_one: 'Item added to cart',
  added_other: '{{count}} items added to cart',
} as const

words.addResourceBundle('en', 'cart-changes', cartChangesEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'cart-changes': typeof cartChangesEn
  }
}
