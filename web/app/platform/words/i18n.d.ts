import 'i18next'
import type { accountsWords } from '../../features/accounts/accounts-words.ts'
import type { checkoutWords } from '../../features/checkout/checkout-words.ts'
import type { comingWords } from '../../features/info/coming-words.ts'
import type { ordersWords } from '../../features/orders/orders-words.ts'
import type { en } from './en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: {
      translation: typeof en &
        typeof accountsWords &
        typeof checkoutWords &
        typeof comingWords &
        typeof ordersWords
    }
  }
}
