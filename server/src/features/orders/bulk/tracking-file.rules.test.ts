import { describe, expect, it } from 'vitest'
import { followsPartner } from '../states/partner-parcel.rules.ts'
import { plainNumber, type TrackedOrder, trackingRows, withoutTitles } from './tracking-file.rules.ts'

const paid = {
  id: 'id-1',
  number: '3FA911B2',
  fulfilment: 'packing',
  paymentState: 'paid',
  paymentMethod: 'stripe',
  returnsState: 'none',
  isDisputed: false,
} as const
const tracked = (
  change: Partial<TrackedOrder['order']> = {},
  more: Partial<TrackedOrder> = {},
): TrackedOrder => ({
  order: { ...paid, ...change },
  tracking: null,
  awaitsPartner: false,
  ...more,
})
const row = (...cells: string[]) => ({ line: 1, cells })
const good = row('#3fa9 11b2', 'DHL', 'AB 12')
const only = (order: TrackedOrder, ships = true, one = good) => trackingRows([one], [order], ships)[0]

describe('a row of the tracking file', () => {
  it('finds its order however the number is written, and has the page of its carrier', () => {
    expect(plainNumber('#3fa9 11b2')).toBe('3FA911B2')
    expect(only(tracked())).toEqual({
      line: 1,
      orderNumber: '3FA911B2',
      carrier: 'DHL',
      number: 'AB 12',
      url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=AB%2012',
      orderId: 'id-1',
      status: 'Packing',
      problem: null,
      isSet: false,
      ships: true,
    })
  })

  it('keeps a link of its own', () => {
    const link = 'https://example.com/parcel'
    expect(only(tracked(), true, row('3FA911B2', 'DHL', 'AB12', link))?.url).toBe(link)
  })

  it('ships only what is being packed, and only if asked to', () => {
    expect(only(tracked(), false)?.ships).toBe(false)
    expect(only(tracked({ fulfilment: 'shipped' }))?.ships).toBe(false)
  })

  it('says if the same is set already', () => {
    const same = { carrier: 'DHL', number: 'AB 12', url: only(tracked())?.url ?? '' }
    expect(only(tracked({}, { tracking: same }))?.isSet).toBe(true)
    for (const change of [{ carrier: 'UPS' }, { number: 'X' }, { url: '' }])
      expect(only(tracked({}, { tracking: { ...same, ...change } }))?.isSet).toBe(false)
  })

  it.each([
    ['an order that is cancelled', tracked({ fulfilment: 'cancelled' }), 'This order is cancelled'],
    ['one that is not paid', tracked({ paymentState: 'awaiting' }), 'This order is not paid'],
    ['one that a partner sends', tracked({}, { awaitsPartner: true }), followsPartner],
  ])('cannot be used for %s', (_, order, problem) => {
    expect(only(order)).toMatchObject({ problem, isSet: false, ships: false, orderId: 'id-1' })
  })

  it('can be used for an order that is paid in cash at the door', () => {
    expect(only(tracked({ paymentState: 'awaiting', paymentMethod: 'cod' }))?.problem).toBeNull()
  })

  it('cannot be used without an order, or twice for one', () => {
    const [empty, unknown] = trackingRows(
      [row('', 'DHL', '1'), row('00000000', 'DHL', '1')],
      [tracked()],
      true,
    )
    expect(empty).toMatchObject({ problem: 'Please enter the order number', orderId: null, status: null })
    expect(unknown?.problem).toBe('No order has this number')
    const twice = trackingRows([good, { ...good, line: 2 }], [tracked()], true)
    expect(twice.map(({ problem }) => problem)).toEqual(Array(2).fill('This order is in the file 2 times'))
  })

  it('says what is wrong with its tracking, as it was typed', () => {
    expect(only(tracked(), true, row('3FA911B2', '', 'AB12'))).toMatchObject({
      problem: 'Please enter the carrier',
      carrier: '',
      number: 'AB12',
      url: '',
      isSet: false,
      ships: false,
    })
    expect(only(tracked(), true, row('3FA911B2'))?.problem).toBe('Please enter the carrier')
  })
})

it('a first row of titles is left out', () => {
  const titles = row('Order number', 'Carrier')
  expect(withoutTitles([titles, good])).toEqual([good])
  expect(withoutTitles([row('NUMBER'), good])).toEqual([good])
  expect(withoutTitles([good, titles])).toEqual([good, titles])
  expect(withoutTitles([])).toEqual([])
  expect(withoutTitles([row()])).toEqual([row()])
})
