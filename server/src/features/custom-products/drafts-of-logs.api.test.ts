import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { customShirt, frontSide, shirtDraft } from '../../../testing/designs/design-calls.ts'
import { newShopper } from '../../../testing/shoppers.ts'
import { useTestShop } from '../../../testing/test-shop.ts'

const test = useTestShop()
const list = async (token: string) =>
  (await test.shop.call('custom-products.list', { token })).body.customProducts
const create = (token: string, body: object) => test.shop.call('custom-products.create', { token, body })
const update = (token: string, id: string, body: object) =>
  test.shop.call('custom-products.update', { token, body, path: `/api/custom-products/update/${id}` })

/** A draft of a log with so many entries. */
async function draftOf(id: string, entries: number) {
  const designs = [frontSide(`After ${entries}`)]
  const { draft } = await shirtDraft(test.shop, { id, designs, log: { id, entries } })
  return draft
}

describe('the draft of a design log', () => {
  it('says what it is made of, and is one however often its answers got lost, on any device', async () => {
    const { token } = await newShopper(test.shop)
    const log = randomUUID()
    const first = await create(token, await draftOf(log, 3))
    expect(first.body.product).toMatchObject({ _id: log, version: 0, log: { id: log, entries: 3 } })
    const repeated = await create(token, await draftOf(log, 3))
    expect(repeated.body.product).toMatchObject({ _id: log, version: 1, log: { id: log, entries: 3 } })
    const elsewhere = await create(token, await draftOf(log, 5))
    expect(elsewhere.body.product).toMatchObject({ _id: log, version: 2, log: { id: log, entries: 5 } })
    const { id: _, ...next } = await draftOf(log, 6)
    const updated = await update(token, log, { ...next, version: 0 })
    expect(updated.body.product).toMatchObject({ _id: log, version: 3, log: { id: log, entries: 6 } })
    expect(updated.body.product.designs).toMatchObject([{ elements: [{ text: 'After 6' }] }])
    expect(await list(token)).toHaveLength(1)
  })

  it('that is created twice at once is there once, and both are answered', async () => {
    const { token } = await newShopper(test.shop)
    const log = randomUUID()
    const [few, more] = [await draftOf(log, 1), await draftOf(log, 1)]
    const answers = await Promise.all([create(token, few), create(token, more)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await list(token)).toMatchObject([{ _id: log }])
  })

  it('is not overwritten by less of its log, nor by another log', async () => {
    const { token } = await newShopper(test.shop)
    const log = randomUUID()
    await create(token, await draftOf(log, 5))
    const refused = {
      status: 409,
      body: { code: 'custom-products.changed', stored: { _id: log, log: { id: log, entries: 5 } } },
    }
    expect(await create(token, await draftOf(log, 4))).toMatchObject(refused)
    const { id: _, ...other } = await draftOf(randomUUID(), 9)
    expect(await create(token, { ...other, id: log })).toMatchObject(refused)
    expect(await update(token, log, { ...other, version: 7 })).toMatchObject(refused)
    expect(await list(token)).toMatchObject([{ version: 0 }])
  })

  it('does not take back the name that another device gave it meanwhile', async () => {
    const { token } = await newShopper(test.shop)
    const log = randomUUID()
    const { id: _, ...draft } = await draftOf(log, 3)
    await create(token, { ...draft, id: log })
    expect((await update(token, log, { ...draft, name: 'Harbour', version: 0 })).status).toBe(200)
    const older = { ...draft, log: { id: log, entries: 4 }, version: 0 }
    expect(await update(token, log, older)).toMatchObject({
      status: 409,
      body: { code: 'custom-products.changed', stored: { name: 'Harbour' } },
    })
    expect((await update(token, log, { ...older, name: 'Harbour' })).status).toBe(200)
  })

  it('stays as it is in a cart, whatever its log has more', async () => {
    const { token } = await newShopper(test.shop)
    const log = randomUUID()
    await customShirt(test.shop, token, await draftOf(log, 2))
    await test.shop.call('cart.add', { token, body: { itemId: `custom_${log}`, size: 'L' } })
    expect(await create(token, await draftOf(log, 3))).toMatchObject({
      status: 409,
      body: { code: 'custom-products.in-cart', stored: { log: { id: log, entries: 2 } } },
    })
  })
})
