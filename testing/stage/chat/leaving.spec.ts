import { samples } from '@first-fashion/contract/samples'
import { logIn, sessionOver } from '../log-in.ts'
import { expect, test } from '../stage.ts'
import { cardOf, conversationId, customerInChat, panelOf, said } from './talk.ts'

const loggedOut = 'You were logged out. What you wrote is kept for you.'

test('a closed chat gives the focus back to its button', { tag: '@once' }, async ({ stage }) => {
  const { page } = stage
  const { chat, box } = await customerInChat(stage)
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
  stage,
}) => {
  const { page } = stage
  const { product } = samples['catalog.single']
  const card = cardOf(product._id, product.name, `/product/${product.slug}`)
  const { chat } = await customerInChat(stage, [{ ...said('customer', 1, ''), card }])
  await chat.getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { name: product.name, level: 1 })).toBeVisible()
  await expect(chat).toHaveCount(0)
})

test('the question after a closed conversation is in view with all its fields, and is answered once', {
  tag: '@once',
}, async ({ page, stage }) => {
  const messages = Array.from({ length: 8 }, (_, at) =>
    said('admin', at + 1, `Number ${at + 1}\n\n\n\nand so on`),
  )
  const { chat, talk } = await customerInChat(stage, messages)
  await expect(chat.getByText('Number 8')).toBeInViewport()
  const other = await page.context().newPage()
  await talk.serve(other)
  await other.goto('/about?chat=open')
  const { chat: otherChat } = panelOf(other)
  await expect(otherChat.getByText('Number 8')).toBeVisible()
  // Whoever reads earlier messages sees it, too.
  await chat.getByRole('log').evaluate((list) => list.scrollTo({ top: 0 }))
  await expect(chat.getByText('Number 8')).not.toBeInViewport()
  const { conversation } = samples['chat.conversation']
  const change = async (changed: object) => {
    await stage.answer({
      'chat.conversation': { success: true, conversation: { ...conversation, ...changed } },
    })
    await stage.push({ event: 'conversation-changed', data: { conversationId } })
  }
  await change({ status: 'closed', toRate: { caseId: 'case' } })
  await expect(otherChat.getByText('How did we do?')).toBeVisible()
  // The one in front is drawn.
  await page.bringToFront()
  await expect(chat.getByText('How did we do?')).toBeInViewport()
  await chat.getByRole('radio', { name: '4 stars' }).check({ force: true })
  const send = chat.getByRole('button', { name: 'Send rating' })
  await expect(send).toBeInViewport({ ratio: 1 })
  const rated = page.waitForRequest('**/api/chat/rate')
  await send.click()
  expect((await rated).postDataJSON()).toMatchObject({ caseId: 'case', rating: 4 })
  await change({ status: 'closed', toRate: null })
  await expect(chat.getByText('How did we do?')).toHaveCount(0)
  await expect(otherChat.getByText('How did we do?')).toHaveCount(0)
})

test('a session that ended elsewhere is said in the chat, and the text waits until the login', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box } = await customerInChat(stage)
  await box.fill('Half a thought')
  await stage.endSession()
  await expect(chat.getByText(loggedOut)).toBeVisible()
  await expect(chat.getByText(/^No connection/)).toHaveCount(0)
  await chat.getByRole('link', { name: 'Log in' }).click()
  await logIn(page)
  await expect(chat).toBeVisible()
  await expect(box).toHaveValue('Half a thought')
})

test('a chat that goes with its session says why, and leads to the login and back to the text', {
  tag: '@once',
}, async ({ stage }) => {
  const { page } = stage
  const { chat, box } = await customerInChat(stage, [], { answers: { 'chat.cards': sessionOver } })
  await box.fill('Half a thought')
  // A call that is refused tells the page that nobody is logged in.
  await chat.getByRole('button', { name: 'Show something' }).click()
  await expect(chat).toHaveCount(0)
  const toast = page.getByRole('alert').filter({ hasText: loggedOut })
  await toast.getByRole('button', { name: 'Log in' }).click()
  await logIn(page)
  await expect(chat).toBeVisible()
  await expect(box).toHaveValue('Half a thought')
})
