import { lazyPart } from '../../platform/lost-chunk.ts'

/** Loaded when it is first shown. */
export const CartDrawer = lazyPart(() =>
  import('./cart-drawer.tsx').then((module) => ({ default: module.CartDrawer })),
)
