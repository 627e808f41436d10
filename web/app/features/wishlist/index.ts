export { WishHeart } from './wish-heart.tsx'
export { WishlistLink } from './wishlist-link.tsx'
export { WishlistProvider } from './wishlist-provider.tsx'
export { WishlistTab } from './wishlist-tab.tsx'
