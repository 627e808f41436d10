import { describe, expect, it } from 'vitest'
import { googleEvent, metaEvent, namedItems } from './partner-events.rules.ts'

const shirt = { id: 'shirt', name: 'Linen shirt', price: 4500, quantity: 2 }
const purchase = { kind: 'purchase', orderId: 'o-1', value: 9400, items: [shirt] } as const

describe('what partners are told', () => {
  it('of an order is its number, its value and its items', () => {
    expect(googleEvent(purchase)).toEqual({
      name: 'purchase',
      details: {
        transaction_id: 'o-1',
        value: 9400,
        currency: 'LKR',
        items: [{ item_id: 'shirt', item_name: 'Linen shirt', price: 4500, quantity: 2 }],
      },
    })
    expect(metaEvent(purchase)).toEqual({
      name: 'Purchase',
      details: {
        content_type: 'product',
        content_ids: ['shirt'],
        contents: [{ id: 'shirt', quantity: 2 }],
        num_items: 2,
        value: 9400,
        currency: 'LKR',
        order_id: 'o-1',
      },
    })
  })

  it('of something added to the cart has a value if its price is known', () => {
    const added = { kind: 'add-to-cart', items: [shirt] } as const
    expect(googleEvent(added).details).toMatchObject({ value: 9000, currency: 'LKR' })
    const unknown = { kind: 'add-to-cart', items: [shirt, { id: 'hat', quantity: 1 }] } as const
    expect(googleEvent(unknown).details).not.toHaveProperty('value')
    expect(metaEvent(unknown).details).not.toHaveProperty('currency')
  })

  it('has the partners’ names', () => {
    const names = (['view-item', 'begin-checkout'] as const).map((kind) => {
      const event = { kind, items: [shirt], value: 1 }
      return [googleEvent(event).name, metaEvent(event).name]
    })
    expect(names).toEqual([
      ['view_item', 'ViewContent'],
      ['begin_checkout', 'InitiateCheckout'],
    ])
    expect(googleEvent({ kind: 'page-view' }).name).toBe('page_view')
    expect(metaEvent({ kind: 'page-view' }).name).toBe('PageView')
  })

  it('names what was looked at before', () => {
    const seen = new Map([['shirt', { ...shirt, quantity: 1 }]])
    expect(namedItems([{ id: 'shirt', quantity: 3 }], seen)).toEqual([{ ...shirt, quantity: 3 }])
    expect(namedItems([{ id: 'hat', quantity: 1 }], seen)).toEqual([{ id: 'hat', quantity: 1 }])
  })
})
