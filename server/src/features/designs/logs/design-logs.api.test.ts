import { randomUUID } from 'node:crypto'
import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { designSides } from '@first-fashion/contract/designs/design-document'
import { describe, expect, it } from 'vitest'
import { frontSide, sideOfTexts } from '../../../../testing/designs/design-calls.ts'
import { newShopper } from '../../../../testing/shoppers.ts'
import { useOwnShop } from '../../../../testing/test-shop.ts'

const test = useOwnShop()
const draft = { productId: 71, variantId: 4012 }

const moved = (at: number): DesignEntry => ({
  at,
  change: { do: 'move', side: 'front', ids: ['text-1'], dx: 1, dy: 0 },
})
const addAny = (token: string, id: string, entries: object) =>
  test.shop.call('design-logs.add', {
    token,
    path: `/api/design-logs/${id}`,
    body: { ...draft, from: 0, entries: [], ...entries },
  })
const add = (token: string, id: string, from: number, entries: readonly DesignEntry[]) =>
  addAny(token, id, { from, entries })
const list = async (token: string) =>
  (await test.shop.call('design-logs.list', { token, path: '/api/design-logs?productId=71&variantId=4012' }))
    .body.logs
const read = (token: string, id: string, from = 0) =>
  test.shop.call('design-logs.get', { token, path: `/api/design-logs/${id}?from=${from}` })

describe('the log of a design', () => {
  it('has what was done, in order, on every device of the customer', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    expect((await add(token, id, 0, [moved(1), moved(2)])).body).toMatchObject({ length: 2 })
    expect((await add(token, id, 2, [moved(3)])).body).toMatchObject({ length: 3 })
    expect(await list(token)).toMatchObject([{ id, length: 3 }])
    expect((await read(token, id)).body.entries).toEqual([moved(1), moved(2), moved(3)])
    expect((await read(token, id, 2)).body.entries).toEqual([moved(3)])
  })

  it('is in the download of personal data, with all that was done', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    await add(token, id, 0, [moved(1), moved(2)])
    const { data } = (await test.shop.call('personal-data.download', { token })).body
    expect(data).toMatchObject({ designLogs: [{ id, entries: [moved(1), moved(2)] }] })
  })

  it('takes what is sent twice once, also when the second time brings more', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    const entry: DesignEntry = { at: 1, change: { do: 'replace', sides: [] } }
    await add(token, id, 0, [entry, moved(2)])
    expect((await add(token, id, 0, [entry, moved(2)])).body).toMatchObject({ length: 2 })
    expect((await add(token, id, 1, [moved(2), moved(3)])).body).toMatchObject({ length: 3 })
    expect((await read(token, id)).body.entries).toHaveLength(3)
  })

  it('is not overwritten by a device that was slower', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    await add(token, id, 0, [moved(1), moved(2)])
    const late = await add(token, id, 1, [moved(7)])
    expect(late).toMatchObject({ status: 409, body: { code: 'designs.log-changed' } })
    expect(await add(token, id, 5, [moved(9)])).toMatchObject({ status: 409 })
    expect((await read(token, id)).body.entries).toEqual([moved(1), moved(2)])
  })

  it('has every place once when ten devices add at the same moment', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, nth) => add(token, id, 0, [moved(nth)])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await read(token, id)).body.entries).toHaveLength(1)
  })

  it('is of a product and a variant that can be designed', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    const one = { entries: [moved(1)] }
    const noProduct = { status: 404, body: { code: 'designs.product-unknown' } }
    const noVariant = { status: 422, body: { code: 'designs.variant-unknown' } }
    expect(await addAny(token, id, { ...one, productId: 999_999, variantId: 1 })).toMatchObject(noProduct)
    expect(await addAny(token, id, { ...one, variantId: 1 })).toMatchObject(noVariant)
    await add(token, id, 0, [moved(1)])
    expect(await addAny(token, id, { variantId: 1, from: 1 })).toMatchObject(noVariant)
    expect(await list(token)).toMatchObject([{ id, length: 1 }])
  })

  it('goes along to another variant, with an entry or without one', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    const listOf = async (query: string) =>
      (await test.shop.call('design-logs.list', { token, path: `/api/design-logs?productId=71${query}` }))
        .body.logs
    expect(await addAny(token, id, { entries: [] })).toMatchObject({ status: 404 })
    await add(token, id, 0, [moved(1)])
    expect(await addAny(token, id, { variantId: 4013, from: 1 })).toMatchObject({ status: 200 })
    expect(await list(token)).toEqual([])
    expect(await listOf('&variantId=4013')).toMatchObject([{ id, variantId: 4013, length: 1 }])
    await addAny(token, id, { variantId: 4014, from: 1, entries: [moved(2)] })
    expect(await listOf('')).toMatchObject([{ id, variantId: 4014, length: 2 }])
  })

  it('is nobody else’s', async () => {
    const [one, another] = [await newShopper(test.shop), await newShopper(test.shop)]
    const id = randomUUID()
    await add(one.token, id, 0, [moved(1)])
    const refused = { status: 404, body: { code: 'designs.log-unknown' } }
    expect(await read(another.token, id)).toMatchObject(refused)
    expect(await add(another.token, id, 0, [moved(1)])).toMatchObject(refused)
    expect(await add(another.token, id, 1, [moved(2)])).toMatchObject(refused)
    expect(await list(another.token)).toEqual([])
  })

  it('ends at 10,000 entries, and 100 logs are stored of a customer', async () => {
    const { token } = await newShopper(test.shop)
    const id = randomUUID()
    await add(token, id, 0, [moved(0)])
    await test.shop.change(
      `insert into design_log_entries select log_id, at, entry
       from design_log_entries cross join generate_series(1, 9799) as more(at) where log_id = $1`,
      [id],
    )
    await test.shop.change('update design_logs set length = 9800 where id = $1', [id])
    const many = Array.from({ length: 200 }, (_, nth) => moved(nth))
    expect(await add(token, id, 9_800, many)).toMatchObject({ status: 200 })
    expect(await add(token, id, 10_000, [moved(1)])).toMatchObject({
      status: 422,
      body: { code: 'designs.log-full' },
    })
    const [first] = await list(token)
    expect(first).toMatchObject({ id, length: 10_000 })
    await test.shop.change(
      `insert into design_logs select gen_random_uuid(), customer_id, print_product_id, print_variant_id, 0, 0,
         changed_at + nth * interval '1 microsecond'
       from design_logs cross join generate_series(1, 98) as newer(nth) where id = $1`,
      [id],
    )
    await add(token, randomUUID(), 0, [moved(1)])
    expect(await read(token, id, 9_999)).toMatchObject({ status: 200 })
    await add(token, randomUUID(), 0, [moved(2)])
    expect(await read(token, id)).toMatchObject({ status: 404 })
  })

  it('ends at 20 MB, and takes each step that a full design can have', async () => {
    const { token } = await newShopper(test.shop)
    const sides = designSides.parse([sideOfTexts(200), sideOfTexts(200, 'back')])
    const id = randomUUID()
    expect(Buffer.byteLength(JSON.stringify(sides))).toBeGreaterThan(700_000)
    const replaced = (at: number): DesignEntry => ({ at, change: { do: 'replace', sides } })
    expect(await add(token, id, 0, [replaced(0)])).toMatchObject({ status: 200 })
    // As if there had been so many that this one more leaves a thousand bytes.
    await test.shop.change('update design_logs set bytes = 20000000 - 1000 - bytes where id = $1', [id])
    expect(await add(token, id, 1, [replaced(1)])).toMatchObject({ status: 200 })
    expect(await add(token, id, 2, [replaced(2)])).toMatchObject({
      status: 422,
      body: { code: 'designs.log-full' },
    })
    expect(await list(token)).toMatchObject([{ id, length: 2 }])
    expect(await add(token, id, 2, [moved(1)])).toMatchObject({ status: 200 })
  })

  it('makes room for the newest when all of a customer have more than 50 MB', async () => {
    const { token } = await newShopper(test.shop)
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const [oldest = '', ...others] = ids
    for (const id of ids) {
      await add(token, id, 0, [moved(1)])
      await test.shop.change('update design_logs set bytes = 16000000 where id = $1', [id])
      test.shop.clock.advance(1_000)
    }
    expect(await list(token)).toHaveLength(4)
    await add(token, others.at(-1) ?? '', 1, [moved(2)])
    expect((await list(token)).map(({ id }) => id)).toEqual(others.toReversed())
    expect(await read(token, oldest)).toMatchObject({ status: 404 })
  })

  it('takes only commands of the designer', async () => {
    const { token } = await newShopper(test.shop)
    const [text] = frontSide().elements
    const wrong: unknown[] = [
      { at: 1, change: { do: 'explode' } },
      { at: -1, change: { do: 'undo' } },
      { at: 1, change: { do: 'move', side: 'front', ids: ['a'], dx: null, dy: 0 } },
      {
        at: 1,
        change: { do: 'add', side: 'front', elements: [{ ...text, type: 'image', url: 'javascript:1' }] },
      },
      { at: 1, change: { do: 'replace', sides: [{ ...frontSide(), version: 2 }] } },
    ]
    for (const entry of wrong) {
      const answer = await addAny(token, randomUUID(), { entries: [entry] })
      expect(answer.status, JSON.stringify(entry)).toBe(400)
    }
    expect(await list(token)).toEqual([])
  })
})
