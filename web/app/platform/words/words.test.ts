import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { formsEn } from './account/forms.ts'
import { loginEn } from './account/login.ts'
import { resetPasswordEn } from './account/reset-password.ts'
import { verifyEmailEn } from './account/verify-email.ts'
import { addressesEn } from './buying/addresses.ts'
import { cartEn } from './buying/cart.ts'
import { checkoutEn } from './buying/checkout.ts'
import { checkoutFrameEn } from './buying/checkout-frame.ts'
import { deliveryEn } from './buying/delivery.ts'
import { explanationEn } from './buying/explanation.ts'
import { locationEn } from './buying/location.ts'
import { ordersEn } from './buying/orders.ts'
import { payingEn } from './buying/paying.ts'
import { promoCodeEn } from './buying/promo-code.ts'
import { storeCreditEn } from './buying/store-credit.ts'
import { collectionEn } from './collection.ts'
import { comingSoonEn } from './coming-soon.ts'
import { cookiesEn } from './cookies.ts'
import { en } from './en.ts'
import { homeEn } from './home.ts'
import { needsScriptsEn } from './needs-scripts.ts'
import { newsletterEn } from './newsletter.ts'
import { previewEn } from './preview.ts'
import { productEn } from './product.ts'
import { pictureViewerEn } from './product-page/picture-viewer.ts'
import { recentlyViewedEn } from './product-page/recently-viewed.ts'
import { sizeChartEn } from './product-page/size-chart.ts'
import { stockAlertEn } from './product-page/stock-alert.ts'
import { profileEn } from './profile.ts'
import { securityEn } from './security.ts'
import { shareEn } from './share.ts'
import { socialEn } from './social.ts'
import { unsubscribeEn } from './unsubscribe.ts'
import { wishlistEn } from './wishlist.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('words'),
)

/** Keys as `section.word` of words that join a section of others, else sections. */
const prefixes = (words: Readonly<Record<string, Readonly<Record<string, unknown>>>>) =>
  Object.entries(words).flatMap(([section, inside]) =>
    section in en
      ? Object.keys(inside).map((word) => `${section}\\.${word.replace(/_(one|other)$/, '')}\\b`)
      : [`${section}\\.\\w`],
  )

describe.each([
  { file: 'account/login', words: loginEn, fewest: 1 },
  { file: 'account/reset-password', words: resetPasswordEn, fewest: 1 },
  { file: 'account/verify-email', words: verifyEmailEn, fewest: 1 },
  { file: 'buying/checkout', words: checkoutEn, fewest: 1 },
  { file: 'buying/orders', words: ordersEn, fewest: 1 },
  { file: 'product-page/stock-alert', words: stockAlertEn, fewest: 1 },
  { file: 'product-page/recently-viewed', words: recentlyViewedEn, fewest: 1 },
  { file: 'product-page/picture-viewer', words: pictureViewerEn, fewest: 1 },
  { file: 'product-page/size-chart', words: sizeChartEn, fewest: 1 },
  { file: 'unsubscribe', words: unsubscribeEn, fewest: 1 },
  { file: 'wishlist', words: wishlistEn, fewest: 1 },
  { file: 'coming-soon', words: comingSoonEn, fewest: 1 },
  { file: 'needs-scripts', words: needsScriptsEn, fewest: 1 },
  { file: 'buying/addresses', words: addressesEn, fewest: 4 },
  { file: 'buying/cart', words: cartEn, fewest: 5 },
  { file: 'buying/checkout-frame', words: checkoutFrameEn, fewest: 1 },
  { file: 'buying/delivery', words: deliveryEn, fewest: 1 },
  { file: 'buying/explanation', words: explanationEn, fewest: 1 },
  { file: 'buying/location', words: locationEn, fewest: 4 },
  { file: 'cookies', words: cookiesEn, fewest: 3 },
  { file: 'collection', words: collectionEn, fewest: 5 },
  { file: 'product', words: productEn, fewest: 5 },
  { file: 'account/forms', words: formsEn, fewest: 1 },
  { file: 'home', words: homeEn, fewest: 1 },
  { file: 'newsletter', words: newsletterEn, fewest: 1 },
  { file: 'preview', words: previewEn, fewest: 1 },
  { file: 'profile', words: profileEn, fewest: 5 },
  { file: 'share', words: shareEn, fewest: 1 },
  { file: 'buying/paying', words: payingEn, fewest: 5 },
  { file: 'buying/promo-code', words: promoCodeEn, fewest: 1 },
  { file: 'buying/store-credit', words: storeCreditEn, fewest: 5 },
  { file: 'social', words: socialEn, fewest: 4 },
  { file: 'security', words: securityEn, fewest: 5 },
])('words of $file', ({ file, words, fewest }) => {
  it('are imported by every screen that uses one, so that none is shown by its key', () => {
    // Calls of the contract may begin alike; rules only name a word, and a screen shows it.
    const uses = new RegExp(`(?<!(?:api|call|upload)\\()['\`](${prefixes(words).join('|')})`)
    const users = files.filter(
      (one) => !one.endsWith('.rules.ts') && uses.test(readFileSync(`${app}${one}`, 'utf8')),
    )
    expect(users.length).toBeGreaterThanOrEqual(fewest)
    const without = users.filter(
      (one) => !readFileSync(`${app}${one}`, 'utf8').includes(`/words/${file}.ts'`),
    )
    expect(without).toEqual([])
  })
})

it('no word stands in two lists', () => {
  const lists = [
    en,
    loginEn,
    resetPasswordEn,
    verifyEmailEn,
    checkoutEn,
    ordersEn,
    stockAlertEn,
    recentlyViewedEn,
    pictureViewerEn,
    sizeChartEn,
    unsubscribeEn,
    wishlistEn,
    comingSoonEn,
    needsScriptsEn,
    addressesEn,
    cartEn,
    cookiesEn,
    checkoutFrameEn,
    deliveryEn,
    explanationEn,
    locationEn,
    collectionEn,
    productEn,
    formsEn,
    homeEn,
    newsletterEn,
    securityEn,
    shareEn,
    socialEn,
    payingEn,
    promoCodeEn,
    storeCreditEn,
    previewEn,
    profileEn,
  ]
  const keys = lists.flatMap((list) =>
    Object.entries(list).flatMap(([section, inside]) =>
      Object.keys(inside).map((word) => `${section}.${word}`),
    ),
  )
  expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([])
})

it('every file that reads the namespace of a feature imports its words', () => {
  const readers = files.flatMap((file) => {
    const text = readFileSync(`${app}${file}`, 'utf8')
    const names = [...text.matchAll(/(?:useWordsOf\(|\bns: )'([\w-]+)'/g)].map(([, name = '']) => name)
    const imported = [...text.matchAll(/^import '(\.[^']+-words\.ts)'/gm)]
      .map(([, path = '']) => readFileSync(new URL(path, `file://${app}${file}`), 'utf8'))
      .join()
    return names
      .filter((name) => name !== 'translation')
      .map((name) => ({ file, name, isThere: imported.includes(`'en', '${name}'`) }))
  })
  expect(readers.length).toBeGreaterThan(10)
  expect(readers.filter(({ isThere }) => !isThere)).toEqual([])
})
