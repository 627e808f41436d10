import { expect, type Page } from '@playwright/test'
import { type Answers, altered } from './screen.ts'
import type { EmptyStage } from './stage.ts'

type Quote = Parameters<Parameters<typeof altered<'checkout.quote'>>[1]>[0]['quote']

/** Somebody who has no address yet. */
export const noAddress: Answers = { 'addresses.list': { success: true, addresses: [] } }

/** The total with some changes. */
export const quoted = (change: (quote: Quote) => unknown): Answers =>
  altered('checkout.quote', ({ quote }) => void change(quote))

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place Order' })

/** Opens the checkout of a member, and waits until the order could be placed. */
export async function openCheckout(stage: EmptyStage, answers: Answers = {}): Promise<Page> {
  await stage.open('/place-order', { as: 'member', answers: { ...noAddress, ...answers } })
  await expect(placeButton(stage.page)).toBeEnabled()
  return stage.page
}

/** The summary of the order, unfolded: on a phone it is folded at first. */
export async function openSummary(page: Page) {
  const summary = page.getByRole('region', { name: 'Your order' })
  if (!(await summary.getByRole('listitem').first().isVisible()))
    await summary.getByText('Your order').click()
  return summary
}
