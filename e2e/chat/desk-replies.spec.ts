import { expect, inCart, test } from '../shop.ts'
import { customerWrites, inboxWith, openConversation } from './desk.ts'

test('a canned reply is chosen without the mouse, and can be changed before it is sent', async ({
  page,
  request,
}) => {
  const customer = await customerWrites(request, ['Hello?'])
  await inboxWith(page, customer)
  const { box } = await openConversation(page, customer)
  const greeting = 'Hello Ishara, Ruwani here. How can I help you?'
  const replies = page.getByRole('list', { name: 'Canned replies' })
  await box.pressSequentially('/gree')
  await expect(replies.getByRole('listitem')).toHaveText(/Greeting/)
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(greeting)
  await expect(replies).toHaveCount(0)
  await page.keyboard.type(' Really')
  await page.keyboard.press('Enter')
  await expect.poll(customer.texts).toEqual(['Hello?', `${greeting} Really`])
  await box.fill('/gree')
  await replies.getByRole('button', { name: /Greeting/ }).click()
  await expect(box).toBeFocused()
})

test('what the customer adds to the cart while they talk is beside the conversation', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const customer = await customerWrites(request, ['Do you have it in blue?'])
  await inboxWith(page, customer)
  await openConversation(page, customer)
  const panel = page.getByRole('region', { name: 'Customer', exact: true })
  await expect(panel.getByText('Cart (0)')).toBeVisible()
  const { product } = await inCart(page, customer.token)
  await customer.write('I mean this one')
  await expect(panel.getByText('Cart (1)')).toBeVisible()
  await expect(panel.getByText(product.name)).toBeVisible()
})
