import { customProductStatuses } from '@first-fashion/contract/custom-products/custom-product-status'
import { designSides } from '@first-fashion/contract/designs/design-document'
import { lkrCents } from '@first-fashion/contract/money/money'
import { describe, expect, it } from 'vitest'
import {
  canBecome,
  changedSides,
  dollarsOf,
  fixedPrice,
  hasPrint,
  priceHoldsMs,
  priceNow,
  sellingCents,
  statusesBefore,
  statusOfDesign,
  usdCents,
} from './custom-products.rules.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 24) + ms)
const usd = (exchangeRate: number) => ({
  code: 'USD',
  name: 'US Dollar',
  symbol: '$',
  exchangeRate,
  isDefault: false,
  isActive: true,
  rateSetAt: null,
  rateSetBy: 'opening' as const,
})

describe('the price of a custom product', () => {
  it('covers base cost and print cost, so that the profit is never below 0 [B5.23]', () => {
    const costs = { baseCostCents: 925, printCostCents: 0 }
    expect([0, 924, 925, 1925].map((asked) => sellingCents(asked, costs))).toEqual([925, 925, 925, 1925])
    expect(sellingCents(1000, { baseCostCents: 925, printCostCents: 100 })).toBe(1025)
  })

  it('is counted in whole cents, halves rounded up', () => {
    expect([19.25, 0.1 + 0.2, 1.005, 8.115].map(usdCents)).toEqual([1925, 30, 101, 812])
  })

  it('stays in rupees as it was fixed for seven days, then follows the rate and the cost', () => {
    const costs = { baseCostCents: 925, printCostCents: 0, sellingCents: 1925 }
    const fixed = { ...costs, ...fixedPrice(1925, usd(0.0031), at(0)) }
    expect(fixed.priceCents).toBe(lkrCents(620_968))
    const price = (rate: number | undefined, ms: number, baseCostCents?: number) =>
      priceNow(fixed, { usd: rate === undefined ? undefined : usd(rate), baseCostCents, now: at(ms) })
    expect(price(0.0025, priceHoldsMs - 1, 5000).priceCents).toBe(620_968)
    expect(price(0.0025, priceHoldsMs).priceCents).toBe(770_000)
    expect(price(0.0025, priceHoldsMs, 5000)).toMatchObject({
      priceCents: 2_000_000,
      ...{ sellingCents: 5000, baseCostCents: 5000 },
    })
    expect(price(undefined, priceHoldsMs, 5000).priceCents).toBe(620_968)
  })
})

describe('a custom product', () => {
  const text = {
    id: 'a',
    type: 'text' as const,
    text: 'Ceylon',
    position: { x: 0, y: 0, width: 10, height: 10 },
    style: {},
  }

  it('has something to print once something shows on a side', () => {
    const sides = (front: object) => designSides.parse([{ placement: 'front', elements: [], ...front }])
    expect(hasPrint([])).toBe(false)
    expect(hasPrint(sides({}))).toBe(false)
    expect(hasPrint(sides({ elements: [{ ...text, isHidden: true }] }))).toBe(false)
    expect(hasPrint(sides({ elements: [text] }))).toBe(true)
    expect(hasPrint(sides({ background: '#23574A' }))).toBe(true)
  })

  it('stays as it is once it was ordered, and archived for good', () => {
    const nextOf = (from: (typeof customProductStatuses)[number]) =>
      customProductStatuses.filter((to) => canBecome(from, to))
    expect(nextOf('ordered')).toEqual(['archived'])
    expect(nextOf('archived')).toEqual([])
    expect(statusesBefore('ordered')).toEqual(['ready'])
  })
})

describe('how a price came about', () => {
  const price = {
    baseCostCents: 925,
    printCostCents: 100,
    sellingCents: 1_925,
    ...fixedPrice(1_925, { ...usd(0.0031), rateSetAt: at(-1_000) }, at(0)),
  }

  it('is base and print, the profit above them, and the rate of that moment', () => {
    expect(dollarsOf(price)).toEqual({
      baseCents: 1_025,
      profitCents: 900,
      usdRate: 0.0031,
      rateSetAt: at(-1_000).getTime(),
      fixedAt: at(0).getTime(),
    })
    expect(dollarsOf({ ...price, rateSetAt: null }).rateSetAt).toBeNull()
  })

  it('holds for a week', () => {
    expect(priceHoldsMs).toBe(604_800_000)
  })
})

describe('the sides of a changed design', () => {
  const side = (placement: 'front' | 'back', background: string) => ({ placement, elements: [], background })
  const design = (printVariantId: number, ...sides: object[]) => ({
    printVariantId,
    sides: designSides.parse(sides),
  })
  const before = design(1, side('front', '#ff0000'), side('back', '#00ff00'))

  it('are those that look otherwise', () => {
    expect(changedSides(before, before)).toEqual([])
    expect(changedSides(before, design(1, side('front', '#ff0000'), side('back', '#0000ff')))).toEqual([
      'back',
    ])
    expect(changedSides(before, design(1, side('front', '#ff0000')))).toEqual(['back'])
  })

  it('are all of them on another garment', () => {
    expect(changedSides(before, { ...before, printVariantId: 2 })).toEqual(
      expect.arrayContaining(['front', 'back']),
    )
  })
})

it('a design is ready once there is something to print', () => {
  expect(statusOfDesign([])).toBe('draft')
  const painted = [{ placement: 'front', elements: [], background: '#23574A' }]
  expect(statusOfDesign(designSides.parse(painted))).toBe('ready')
})
