import type { ListedFault } from './server-faults.ts'

const states = 'testing/stage/screens.spec.ts'

/** In screens, words, accessibility and styles. */
export const screenFaults: readonly ListedFault[] = [
  { name: 'placed-order-in-other-words', breaks: 'words', tests: ['testing/journeys/purchase.spec.ts'] },
  {
    name: 'missing-promo-code-in-other-words',
    breaks: 'words',
    tests: ['testing/journeys/buying/promo-code.spec.ts'],
  },
  {
    name: 'quantity-field-without-name',
    breaks: 'labels',
    tests: [states],
    titles: 'cart: no accessibility',
  },
  {
    name: 'error-apart-from-its-field',
    breaks: 'forms',
    tests: ['testing/stage/frame/controls.spec.ts', 'testing/stage/checkout/address-form.spec.ts'],
  },
  {
    name: 'secondary-text-too-pale',
    breaks: 'contrast',
    tests: [states],
    titles: '(home|cart|checkout): no accessibility',
  },
  { name: 'chat-loses-the-focus', breaks: 'focus', tests: ['testing/stage/chat/leaving.spec.ts'] },
  {
    name: 'error-summary-without-focus',
    breaks: 'focus',
    tests: ['testing/stage/community/submitting.spec.ts'],
  },
  {
    name: 'heart-never-pressed',
    breaks: 'aria states',
    tests: ['testing/stage/community/looks.spec.ts'],
  },
  {
    name: 'table-wider-than-the-phone',
    breaks: 'layout',
    tests: [states],
    titles: 'community, leaderboard: no accessibility',
  },
  {
    name: 'sort-lost-in-the-url',
    breaks: 'addresses',
    tests: ['web/app/features/catalog/collection-state.test.ts', 'testing/stage/browsing/collection.spec.ts'],
  },
  {
    name: 'filter-keeps-the-page',
    breaks: 'addresses',
    tests: ['web/app/features/catalog/collection-state.test.ts'],
  },
  { name: 'busy-button-takes-clicks', breaks: 'buttons', tests: ['testing/stage/frame/controls.spec.ts'] },
  {
    name: 'added-to-cart-without-toast',
    breaks: 'toasts',
    tests: ['testing/stage/community/looks.spec.ts'],
  },
  {
    name: 'refused-item-stays-in-the-cart',
    breaks: 'optimistic changes',
    tests: ['testing/stage/cart/cart.spec.ts'],
  },
  {
    name: 'refused-wish-stays',
    breaks: 'optimistic changes',
    tests: ['testing/stage/wishlist/wishlist.spec.ts', 'testing/stage/wishlist/hearts.spec.ts'],
  },
  {
    name: 'cart-counts-lines',
    breaks: 'cart',
    tests: ['web/app/features/cart/cart.rules.test.ts', 'testing/stage/cart/cart.spec.ts'],
  },
  {
    name: 'back-leaves-the-page',
    breaks: 'navigation',
    tests: ['testing/stage/navigating/navigation.spec.ts'],
  },
  {
    name: 'unread-count-without-end',
    breaks: 'chat',
    tests: ['testing/stage/chat/reading.spec.ts', 'testing/stage/chat/tabs.spec.ts'],
  },
  {
    name: 'passed-steps-are-current',
    breaks: 'aria states',
    tests: ['testing/journeys/orders/made-to-order.spec.ts'],
  },
  {
    name: 'sections-for-every-role',
    breaks: 'back office',
    tests: ['admin/app/shell/sections.test.ts', 'testing/journeys/back-office.spec.ts'],
  },
]
