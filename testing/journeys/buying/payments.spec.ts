import {
  asOwner,
  expect,
  fillAddress,
  foldedAddress,
  inCart,
  post,
  sandboxUrl,
  signedIn,
  test,
} from '../shop.ts'

test('a shopper cancels the redirect to Koko, and is then refused there: cart and form stay [A2.57] [A7.48]', {
  tag: '@phone',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const { product } = await inCart(page, token, 21)
  await page.goto('/place-order')
  await fillAddress(page)
  await page.getByRole('radio', { name: /Koko/ }).check()
  await expect(page.getByText('You pay with Koko, in three parts')).toBeVisible()
  await page.getByRole('button', { name: 'Place Order' }).click()
  const overlay = page.getByRole('dialog', { name: 'Redirecting to Koko' })
  await overlay.getByRole('button', { name: 'Cancel' }).last().click()
  await expect(overlay).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeEnabled()
  const answer = await post(page, '/api/order/userorders', { headers: { token }, data: {} })
  expect((await answer.json()).orders[0]).toMatchObject({ status: 'Cancelled', canPayAgain: false })

  await page.getByRole('button', { name: 'Place Order' }).click()
  await expect(page.getByRole('heading', { name: 'Pay in three with Koko' })).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
  await expect(page.getByText('Redirecting to your cart...')).toBeVisible()
  await expect(page.getByText('Payment verification failed')).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByText(product.name).first()).toBeVisible()

  await page.goto('/place-order')
  await expect(page.getByRole('radio', { name: /Koko/ })).toBeChecked()
  await expect(foldedAddress(page)).toBeVisible()
})

test('staff record a Koko refund made in its portal, and refund part of a card payment', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token } = await signedIn(page)
  const pay = async (call: 'koko' | 'stripe', nth: number) => {
    const { product, size, variantIndex } = await inCart(page, token, nth)
    const data = {
      address: {
        firstName: 'Nadeesha',
        lastName: 'Silva',
        email: 'n@example.com',
        street: '1 Road',
        city: 'Colombo',
        country: 'LK',
        phone: '771234567',
        phoneCode: '+94',
      },
      items: [{ productId: product._id, size, variantIndex, quantity: 1 }],
      amount: product.price + 350,
    }
    const placed = await (await post(page, `/api/order/${call}`, { headers: { token }, data })).json()
    if (call === 'koko') {
      await post(page, placed.kokoApiUrl, { form: placed.kokoPayload })
      await post(page, `${sandboxUrl}/api/control/koko/${placed.kokoPayload._orderId}/pay`, {})
      const body = { orderId: placed.kokoPayload._orderId }
      await post(page, '/api/order/verifyKokoPay', { headers: { token }, data: body })
      return placed.orderId
    }
    const sessionId = placed.session_url.split('/').at(-1)
    await post(page, `${sandboxUrl}/api/control/sessions/${sessionId}/pay`, {})
    await post(page, '/api/order/verifyStripe', {
      headers: { token },
      data: { orderId: placed.orderId },
    })
    return placed.orderId
  }
  const byKoko = await pay('koko', 24)
  const byCard = await pay('stripe', 25)
  await asOwner(page)
  await expect(async () => {
    await page.goto(`/admin/orders/${byKoko}`)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click({ timeout: 5_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('button', { name: 'Packing' })).toHaveCount(0)
  await expect(async () => {
    await page.goto('/admin/payments')
    await expect(page.getByRole('article').filter({ hasText: byKoko.slice(-8).toUpperCase() })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  const problem = page.getByRole('article').filter({ hasText: byKoko.slice(-8).toUpperCase() })
  await expect(problem).toContainText('Refund by hand')
  await problem.getByRole('button', { name: 'Refunded outside' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Refunded outside' }).click()
  await expect(dialog.getByText('Please fill this in')).toBeVisible()
  await dialog.getByLabel('What you did').fill('Portal, case 7')
  await dialog.getByRole('button', { name: 'Refunded outside' }).click()
  await expect(page.getByText('Recorded as refunded outside the shop')).toBeVisible()
  await expect(problem).toHaveCount(0)

  await page.goto(`/admin/orders/${byCard}`)
  await page.getByText('Refunds and payments').click()
  await page.getByLabel('Amount (LKR)').fill('100.50')
  await page.getByLabel('Reason (saved in the history)').fill('A loose seam')
  await page.getByRole('button', { name: 'Refund LKR 100.50' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Refund LKR 100.50' }).click()
  await expect(page.getByText('The refund has started')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await page.getByText('Refunds and payments').click()
    await page.getByText('History', { exact: true }).click()
    await expect(page.getByText('Payment partly refunded')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('LKR 100.50', { exact: true })).toBeVisible()
  await expect(page.getByText('Paid · LKR 100.50 refunded')).toBeVisible()
})
