import { expect, test, wellStockedSku } from '../shop.ts'
import { customerWrites, inboxWith, openConversation } from './desk.ts'

test('staff offer to hold a size of a product that the customer showed in the chat, and it is in the conversation', async ({
  page,
}) => {
  const { product } = await wellStockedSku(page)
  const customer = await customerWrites(page.request, ['Is this one still there?'])
  const data = { conversationId: customer.id, message: '', card: { kind: 'product', id: product._id } }
  await page.request.post('/api/chat/send', { headers: { token: customer.token }, data })
  await inboxWith(page, customer)
  const { log } = await openConversation(page, customer)
  await page.getByRole('button', { name: 'Propose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What').selectOption('hold')
  await dialog.getByLabel('Product').selectOption({ label: product.name })
  const variant = dialog.getByLabel('Colour and size')
  await expect(variant.getByRole('option')).not.toHaveCount(1)
  await variant.selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await expect(log.getByText('Waits for the customer')).toBeVisible()
})
