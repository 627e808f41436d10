import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The design system workbench, in development only. */
const workbench =
  process.env.NODE_ENV === 'development' ? [route('workbench', 'features/workbench/workbench.route.tsx')] : []

export default [
  // Without the layout: it is shown in an iframe of the checkout.
  route('checkout-map', 'features/location/map.route.tsx'),
  // Without the layout: it is shown in an iframe of the embedded designer.
  route('designer-frame', 'features/custom-products/embedded/designer-frame.route.tsx'),
  layout('shell/store-layout.tsx', [
    index('features/home/home.route.tsx'),
    route('collection', 'features/catalog/collection.route.tsx'),
    route('product/:slug', 'features/product/product.route.tsx'),
    route('preview/:id', 'features/product/page/preview.route.tsx'),
    route('preview/news/:id', 'features/news/article-preview.route.tsx'),
    route('preview/home/:number', 'features/home/home-preview.route.tsx'),
    route('preview/pages/:slug/:number', 'features/content/page-preview.route.tsx'),
    route('cart', 'features/cart/cart.route.tsx'),
    route('login', 'features/accounts/login.route.tsx'),
    route('register', 'features/accounts/login.route.tsx', { id: 'register' }),
    route('verify-email', 'features/accounts/verify-email.route.tsx'),
    route('reset-password', 'features/accounts/reset-password.route.tsx'),
    route('unsubscribe', 'features/newsletter/unsubscribe.route.tsx'),
    route('place-order', 'features/checkout/place-order.route.tsx'),
    route('verify', 'features/payments/verify.route.tsx'),
    route('verifyKokoPay', 'features/payments/verify-koko.route.tsx'),
    route('pay/razorpay', 'features/payments/pay-razorpay.route.tsx'),
    route('waitlist', 'features/waitlist/waitlist.route.tsx'),
    route('order', 'features/orders/linked/linked-order.route.tsx'),
    route('orders', 'features/orders/orders.route.tsx'),
    route('about', 'features/content/about.route.tsx'),
    route('contact', 'features/content/contact.route.tsx'),
    route('terms-and-conditions', 'features/content/terms.route.tsx'),
    route('privacy-policy', 'features/content/privacy.route.tsx'),
    route('pages/:slug', 'features/content/page.route.tsx'),
    route('community', 'features/community/community.route.tsx'),
    route('community/members/:slug', 'features/community/member.route.tsx'),
    route('community/ambassadors/:slug', 'features/community/ambassador.route.tsx'),
    route('community/news/:slug', 'features/news/article.route.tsx'),
    route('design', 'features/designs/gallery/gallery.route.tsx'),
    route('design/product/:productId/variant/:variantId', 'features/designs/designer/designer.route.tsx'),
    route('designer/:productId', 'features/custom-products/embedded/embedded-designer.route.tsx'),
    route('custom-products', 'features/custom-products/custom-products.route.tsx'),
    route('custom-products/:id', 'features/custom-products/custom-product.route.tsx'),
    route('custom-order/:id', 'features/custom-products/custom-order.route.tsx'),
    route('loyalty', 'features/loyalty/loyalty.route.tsx'),
    route('profile', 'features/profile/profile.route.tsx'),
    ...workbench,
    route('*', 'shell/not-found.route.tsx'),
  ]),
] satisfies RouteConfig
