import { samples } from '@first-fashion/contract/samples'
import { expect, type Screen, type Stage, widestPhone } from '@first-fashion/testing/stage/screen'

const isAsked = ({ page }: Stage) => expect(page.getByRole('region', { name: /^Cookies/ })).toBeVisible()

/** The cookie question and the cookie settings. */
export const screens: readonly Screen[] = [
  { name: 'cookies asked about', route: '/about', over: true, asksForCookies: true, steps: isAsked },
  {
    name: 'cookies asked about beside the chat',
    route: '/about',
    as: 'member',
    over: true,
    asksForCookies: true,
    steps: async (stage) => {
      await isAsked(stage)
      await stage.page.getByRole('button', { name: 'Open the chat with support' }).click()
      await expect(stage.page.getByRole('dialog').getByText('Online', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'cookies asked about below the button of a product',
    route: '/product/:slug',
    address: `/product/${samples['catalog.single'].product.slug}`,
    over: true,
    upTo: widestPhone,
    asksForCookies: true,
    steps: async (stage) => {
      await isAsked(stage)
      await stage.page.mouse.wheel(0, 1600)
      await expect(stage.page.getByRole('button', { name: 'Add to Cart' }).last()).toBeInViewport()
    },
  },
  {
    name: 'cookie settings',
    route: '/about',
    over: true,
    steps: async ({ page }) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]
