import { submitting } from '../../community/submit-dialog.ts'
import { expect, gotoHydrated, signedIn, wellStockedSku } from '../../shop.ts'
import { alter, type ScreenState, settled } from '../screen-state.ts'

const sku = (productId: string, size: string) => ({ productId, variantIndex: 0, size })
const item = (name: string, color: string, size: string, image = '') => ({
  ...sku(`019a0000-0000-4000-8000-00000000000${name.length % 10}`, size),
  name,
  image,
  color,
})
const wornLook = (at: number, size: string, heightCm: number | null) => ({
  _id: `look-${at}`,
  title: `Look ${at}`,
  image: { url: `/media/scenes/look-${at}/960.webp`, caption: '' },
  user: { name: ['Kavindu Jayasuriya', 'Ishara', 'Grace Okafor'][at % 3], profileImage: null, slug: null },
  worn: [{ size, color: 'Leaf' }],
  heightCm,
})

/** Looks in what their authors bought: while they are submitted, on product pages, and in their authors' hands. */
export const wornLooks: readonly ScreenState[] = [
  {
    name: 'product, worn by customers',
    route: '/product/:slug',
    async arrive(page) {
      await alter<object>(page, 'community/worn?*', (answer) =>
        Object.assign(answer, {
          looks: [
            wornLook(1, 'M', 168),
            wornLook(2, 'L', null),
            wornLook(3, 'M', 181),
            wornLook(4, 'S', 155),
          ],
          sizes: ['S', 'M', 'L'].map((size) => ({ size, looks: size === 'M' ? 2 : 1 })),
          pagination: { total: 2, current: 1 },
        }),
      )
      const { product } = await wellStockedSku(page, 8)
      await gotoHydrated(page, `/product/${product.slug}`)
      await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
      const region = page.getByRole('region', { name: 'Worn by customers' })
      await expect(region.getByRole('article')).toHaveCount(4)
      await settled(page)
    },
  },
  {
    name: 'community, a style with what was bought',
    route: '/community',
    over: true,
    async arrive(page) {
      await signedIn(page)
      const { product } = await wellStockedSku(page, 8)
      const image = product.image[0] ?? ''
      await alter<object>(page, 'community/bought-items', (answer) =>
        Object.assign(answer, {
          items: [
            item('Galle Fort Linen Shirt', 'Salt', 'M', image),
            item('Ella Gap Jeans', 'Indigo', '32', image),
            item('Hat', '', 'One Size', image),
          ],
        }),
      )
      const dialog = await submitting(page)
      await dialog.getByRole('checkbox', { name: 'Galle Fort Linen Shirt' }).check()
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
      const consent = dialog.getByRole('checkbox', { name: /^I agree that this look/ })
      await expect(dialog.getByText('Tick the box, or deselect all items').last()).toBeVisible()
      await consent.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'community, an own look on product pages',
    route: '/community',
    over: true,
    async arrive(page) {
      await signedIn(page)
      const { submissions } = await (await page.request.get('/api/community/submissions')).json()
      const [{ _id, title }] = submissions
      const worn = [
        { _id, isConsented: true, isAuthorShown: true, items: [item('Galle Fort Linen Shirt', 'Salt', 'M')] },
      ]
      await alter<object>(page, 'community/submissions/own', (answer) =>
        Object.assign(answer, { shown: [_id], worn }),
      )
      await gotoHydrated(page, `/community?tab=gallery&submission=${_id}`)
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByRole('button', { name: 'Remove from product pages' }).scrollIntoViewIfNeeded()
      await settled(page)
    },
  },
]
