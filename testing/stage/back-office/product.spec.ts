import { samples } from '@first-fashion/contract/samples'
import { productAddress } from '../product-page.ts'
import { altered } from '../screen.ts'
import { expect, test } from '../stage.ts'

const { product } = samples['staff.product']

test('an owner makes a product a best seller, which its page then says', { tag: '@desktop' }, async ({
  stage,
}) => {
  const { page } = stage
  await stage.open(`/admin/products/${product._id}`, { as: 'owner' })
  await expect(page.getByText(/sold in the last 60 days/)).toBeVisible()
  await page.getByLabel('Best seller').selectOption('Always')
  const sent = page.waitForRequest(
    (request) => request.method() !== 'GET' && request.url().includes(`/api/admin/products/${product._id}`),
  )
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ bestSellerChoice: 'always' })
  const answers = altered('catalog.single', (answer) => {
    answer.product.bestSeller = true
  })
  await stage.open(productAddress, { answers })
  await expect(page.getByRole('main').getByText('Best seller').first()).toBeVisible()
})
