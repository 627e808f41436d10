import type { WornLook } from '@first-fashion/contract/looks/worn-calls'
import { samples } from '@first-fashion/contract/samples'
import { expect, type Screen } from '@first-fashion/testing/stage/screen'

const look = samples['community.submission'].submission
const {
  product: { _id, slug, image },
} = samples['catalog.single']

const item = (name: string, color: string, size: string) => ({
  productId: `${_id}-${size}`,
  variantIndex: 0,
  size,
  name,
  image: image[0],
  color,
})
const linenShirt = item('Galle Fort Linen Shirt', 'Salt', 'M')

const wornLook = (at: number, name: string, size: string, heightCm: number | null): WornLook => ({
  _id: `look-${at}`,
  title: `Look ${at}`,
  image: { url: `/media/scenes/look-${at}/960.webp`, caption: '' },
  user: { name, profileImage: null, slug: null },
  worn: [{ size, color: 'Leaf' }],
  heightCm,
})

/** Looks in what their authors bought: while they are submitted, on product pages, and in their authors' hands. */
export const screens: readonly Screen[] = [
  {
    name: 'product, worn by customers',
    route: '/product/:slug',
    address: `/product/${slug}`,
    answers: {
      'community.worn': {
        success: true,
        looks: [
          wornLook(1, 'Ishara', 'M', 168),
          wornLook(2, 'Grace Okafor', 'L', null),
          wornLook(3, 'Kavindu Jayasuriya', 'M', 181),
          wornLook(4, 'Ishara', 'S', 155),
        ],
        sizes: ['S', 'M', 'L'].map((size) => ({ size, looks: size === 'M' ? 2 : 1 })),
        pagination: { total: 2, current: 1 },
      },
    },
    steps: async ({ page }) => {
      await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded()
      const region = page.getByRole('region', { name: 'Worn by customers' })
      await expect(region.getByRole('article')).toHaveCount(4)
    },
  },
  {
    name: 'community, a style with what was bought',
    route: '/community',
    as: 'member',
    over: true,
    answers: {
      'community.bought-items': {
        success: true,
        items: [linenShirt, item('Ella Gap Jeans', 'Indigo', '32'), item('Hat', '', 'One Size')],
      },
    },
    steps: async ({ page }) => {
      await page.getByRole('button', { name: 'Submit Your Style' }).click()
      const dialog = page.getByRole('dialog', { name: 'Submit Your Style' })
      await dialog.getByRole('checkbox', { name: linenShirt.name }).check()
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click()
      await expect(dialog.getByText('Tick the box, or deselect all items').last()).toBeVisible()
      await dialog.getByRole('checkbox', { name: /^I agree that this look/ }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'community, an own look on product pages',
    route: '/community',
    address: `/community?tab=gallery&submission=${look._id}`,
    as: 'member',
    over: true,
    answers: {
      'community.own': {
        success: true,
        shown: [look._id],
        hidden: [],
        worn: [{ _id: look._id, isConsented: true, isAuthorShown: true, items: [linenShirt] }],
      },
    },
    steps: async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: look.title })
      await dialog.getByRole('button', { name: 'Remove from product pages' }).scrollIntoViewIfNeeded()
    },
  },
]
