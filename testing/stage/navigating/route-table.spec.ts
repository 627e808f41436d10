import { expect, test } from '../stage.ts'

/** Each path with the title and, unless it needs a login, the heading that the server sends. */
const routes: readonly (readonly [proof: string, path: string, title: string, heading?: string])[] = [
  ['[B2.01]', '/', 'First Fashion · Clothes from Sri Lanka', 'Latest Arrivals'],
  ['[B2.02]', '/collection', 'Collection', 'Collection'],
  ['[B2.03]', '/about', 'About First Fashion', 'About First Fashion'],
  ['[B2.03]', '/contact', 'Contact', 'Contact'],
  ['[B2.04]', '/product/peanut-farm-dress', 'Peanut Farm Dress', 'Peanut Farm Dress'],
  ['[B2.05]', '/cart', 'Cart', 'Your cart'],
  ['[B2.06]', '/login', 'Login', 'Login'],
  ['[B2.07]', '/place-order', 'Checkout', 'Delivery Information'],
  ['[B2.08]', '/orders', 'Orders', 'My Orders'],
  ['[B2.09]', '/profile', 'Profile', 'My Profile'],
  ['[B2.09]', '/profile?tab=designs', 'Saved Designs', 'My Profile'],
  ['[B2.10]', '/loyalty', 'Your points', 'Loyalty'],
  ['[B2.11]', '/community', 'Community', 'Community'],
  ['[B2.12]', '/design', 'Design Your Custom Products', 'Design Your Custom Products'],
  ['[B2.13]', '/design/product/71/variant/first', 'Design Unisex Staple T-Shirt | Bella + Canvas 3001'],
  ['[B2.13]', '/design/product/71/variant/4011', 'Design Unisex Staple T-Shirt | Bella + Canvas 3001'],
  ['[B2.14]', '/designer/any', 'Design your own', 'Design your own'],
  ['[B2.15]', '/custom-products', 'My custom designs', 'MY CUSTOM DESIGNS'],
  ['[B2.16]', '/custom-products/any', 'My custom designs'],
  ['[B2.17]', '/verify', 'Payment', 'Verifying your payment...'],
  ['[B2.18]', '/verifyKokoPay', 'Koko payment', 'Verifying Koko Payment'],
  ['[B2.19]', '/verify-email', 'Email verification', 'Verifying your email...'],
  ['[B2.20]', '/reset-password', 'New password', 'Choose a new password'],
  ['[B2.21]', '/privacy-policy', 'Privacy Policy', 'Privacy Policy'],
  ['[B2.21]', '/terms-and-conditions', 'Terms and Conditions', 'Terms and Conditions'],
]

test('each URL of the store answers its screen [A2.01]', { tag: '@once' }, async ({ stage }) => {
  await stage.set({})
  for (const [proof, path, title, heading] of routes) {
    const answer = await stage.page.request.get(path)
    expect(answer.status(), path).toBe(200)
    const html = await answer.text()
    const shown = /<title>([^<]*)/.exec(html)?.[1]?.replace(/ · First Fashion$/, '')
    expect.soft(shown, `${proof} ${path}`).toBe(title)
    if (heading !== undefined)
      expect.soft(/<h1[^>]*>([^<]*)/.exec(html)?.[1], `${proof} ${path}`).toBe(heading)
  }
})

test('any other path says Page Not Found, and search engines leave it out [B2.22]', {
  tag: '@once',
}, async ({ stage }) => {
  await stage.set({})
  for (const path of ['/nowhere', '/design/nothing', '/custom-products/a/b']) {
    const answer = await stage.page.request.get(path)
    expect(answer.status(), path).toBe(404)
    const html = await answer.text()
    expect(html).toMatch(/<h1[^>]*>Page Not Found</)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  }
})
