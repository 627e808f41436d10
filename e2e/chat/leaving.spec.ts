import { expect, logInAgain, sessionEnded, test, wellStockedSku } from '../shop.ts'
import { conversationOf, customerInChat, staffCalls } from './chatting.ts'

test('a closed chat gives the focus back to its button', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  const button = page.getByRole('button', { name: 'Open the chat with support' })
  await box.focus()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await chat.getByRole('button', { name: 'Close the chat' }).click()
  await expect(chat).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('on a phone the chat gives way to the product that a card leads to', { tag: '@phone' }, async ({
  page,
}) => {
  const { chat, token } = await customerInChat(page)
  const { product } = await wellStockedSku(page)
  const { id } = await conversationOf(page, token)
  const data = { conversationId: id, message: '', card: { kind: 'product', id: product._id } }
  await page.request.post('/api/chat/send', { headers: { token }, data })
  await chat.getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible()
  await expect(chat).toHaveCount(0)
})

test('the question after a closed conversation is in view with all its fields, and is answered once', async ({
  page,
  context,
}) => {
  const { chat, token } = await customerInChat(page)
  const { id } = await conversationOf(page, token)
  const staff = await staffCalls(page)
  for (let nth = 1; nth <= 8; nth++) await staff.answer(id, `Number ${nth}\n\n\n\nand so on`)
  await expect(chat.getByText('Number 8')).toBeInViewport()
  const other = await context.newPage()
  await other.goto('/about?chat=open')
  const otherChat = other.getByRole('dialog', { name: 'First Fashion Support' })
  await expect(otherChat.getByText('Number 8')).toBeVisible()
  // Whoever reads earlier messages sees it, too.
  await chat.getByRole('log').evaluate((list) => list.scrollTo({ top: 0 }))
  await expect(chat.getByText('Number 8')).not.toBeInViewport()
  await staff.close(id)
  await expect(otherChat.getByText('How did we do?')).toBeVisible()
  // The one in front is drawn.
  await page.bringToFront()
  await expect(chat.getByText('How did we do?')).toBeInViewport()
  await chat.getByRole('radio', { name: '4 stars' }).check({ force: true })
  const send = chat.getByRole('button', { name: 'Send rating' })
  await expect(send).toBeInViewport({ ratio: 1 })
  await send.click()
  await expect(chat.getByText('How did we do?')).toHaveCount(0)
  await expect(otherChat.getByText('How did we do?')).toHaveCount(0)
})

test('what was typed outlives a reload', async ({ page }) => {
  const { chat, box } = await customerInChat(page)
  await box.fill('Half a thought')
  await page.reload()
  await page.getByRole('button', { name: 'Open the chat with support' }).click()
  await expect(chat).toBeVisible()
  await expect(box).toHaveValue('Half a thought')
})

test('a session that ended elsewhere is said in the chat, and the text waits until the login', async ({
  page,
}) => {
  const { chat, box, token, email } = await customerInChat(page)
  await box.fill('Half a thought')
  await sessionEnded(page, token)
  await expect(chat.getByText('You were logged out. What you wrote is kept for you.')).toBeVisible()
  await expect(chat.getByText(/^No connection/)).toHaveCount(0)
  await chat.getByRole('link', { name: 'Log in' }).click()
  await logInAgain(page, email)
  await expect(chat).toBeVisible()
  await expect(box).toHaveValue('Half a thought')
})

test('a chat that goes with its session says why, and leads to the login and back to the text', async ({
  page,
}) => {
  const { chat, box, token, email } = await customerInChat(page)
  await box.fill('Half a thought')
  await sessionEnded(page, token)
  // A call that is refused tells the page that nobody is logged in; one of the page's own may come first.
  await expect(async () => {
    const opener = chat.getByRole('button', { name: 'Show something' })
    if (await opener.isVisible()) await opener.click({ timeout: 2_000 })
    await expect(chat).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
  const said = page
    .getByRole('alert')
    .filter({ hasText: 'You were logged out. What you wrote is kept for you.' })
  await said.getByRole('button', { name: 'Log in' }).click()
  await logInAgain(page, email)
  await expect(chat).toBeVisible()
  await expect(box).toHaveValue('Half a thought')
})
