import type { Calls, ResponseOf } from '@first-fashion/contract'
import { samples } from '@first-fashion/contract/samples'
import { type Answers, altered, type Page } from '../screen.ts'

type Wish = ResponseOf<Calls['wishlist.get']>['wishlist']['products'][number]

/** A wishlist of these products. */
export const wished = (...products: readonly Partial<Wish['productId']>[]): Answers =>
  altered('wishlist.get', ({ wishlist }) => {
    const [first] = wishlist.products
    if (first === undefined) return
    wishlist.products = products.map((product, at) => ({
      ...first,
      _id: `wish-${at}`,
      productId: { ...first.productId, ...product },
    }))
  })

const { _id, name, slug } = samples['catalog.single'].product
/** The product of the page that tests open. */
export const product = { _id, name, slug }
export const productPage = `/product/${slug}`

export const heartOf = (page: Page, of = name) =>
  page.getByRole('button', { name: `Add ${of} to wishlist` }).first()
export const countInHeader = (page: Page, words: string) =>
  page.getByRole('link', { name: `Wishlist, ${words}` })
