import type { Page } from '@playwright/test'

/** What the return of a line comes to. */
export const figuresOf = (lineId: string) => ({
  lines: [
    {
      lineId,
      quantity: 2,
      price: 7_900,
      discounts: [{ label: 'Discount (WELCOME)', amount: -790 }],
      amount: 7_110,
      exchangeFor: null,
    },
  ],
  shipping: 350,
  alreadyRefunded: 0,
  total: 7_460,
  toStoreCredit: 500,
  toOriginal: 6_960,
  toOriginalText: 'USD 21.58',
  priceDifference: 0,
  dueText: '',
  until: Date.UTC(2026, 10, 30),
})

/** The same of its exchange for something cheaper. */
export const exchangeFigures = (lineId: string) => ({
  ...figuresOf(lineId),
  lines: figuresOf(lineId).lines.map((line) => ({
    ...line,
    exchangeFor: {
      productId: '',
      name: 'Linen shirt',
      variantIndex: 0,
      size: 'L',
      color: 'Lagoon',
      price: 3_250,
      difference: -610,
    },
  })),
  shipping: 0,
  total: 610,
  toStoreCredit: 50,
  toOriginal: 560,
  toOriginalText: 'USD 1.73',
  priceDifference: -610,
})

/** Answers a preview with these figures for the first line that it names. */
export const previewed = (page: Page, figures: (lineId: string) => object) =>
  page.route('**/api/return/preview', (asked) => {
    const { lineId }: { lineId: string } = asked.request().postDataJSON().lines[0]
    return asked.fulfill({ json: { success: true, figures: figures(lineId) } })
  })
