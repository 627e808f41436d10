/** All paths of the store, as functions. */
export const paths = {
  home: () => '/',
  collection: () => '/collection',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  preview: (slug: string) => `/og/product/${encodeURIComponent(slug)}`,
  socialPicture: (slug: string) => `/og/picture/${encodeURIComponent(slug)}.jpg`,
  cart: () => '/cart',
  placeOrder: () => '/place-order',
  checkoutMap: (latitude: number, longitude: number) => `/checkout-map?lat=${latitude}&lng=${longitude}`,
  orders: () => '/orders',
  waitlist: () => '/waitlist',
  payRazorpay: (orderId: string) => `/pay/razorpay?orderId=${encodeURIComponent(orderId)}`,
  about: () => '/about',
  contact: () => '/contact',
  community: () => '/community',
  design: () => '/design',
  designer: (productId: number, variantId: number | 'first') =>
    `/design/product/${productId}/variant/${variantId}`,
  customProducts: () => '/custom-products',
  customOrder: (id: string) => `/custom-order/${encodeURIComponent(id)}`,
  loyalty: () => '/loyalty',
  profile: (tab?: string) => (tab === undefined ? '/profile' : `/profile?tab=${tab}`),
  wishlist: () => paths.profile('wishlist'),
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  login: (returnTo?: string) =>
    returnTo === undefined ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`,
}
