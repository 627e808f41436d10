export { CartDrawer } from './cart-drawer.lazy.ts'
export { CartProvider, useCart } from './cart-provider.tsx'
export { TotalsTable } from './totals-table.tsx'
export { useSumWords } from './use-sum-words.ts'
