import type { Samples } from '../samples/sample.ts'

const explanation = {
  currency: { code: 'LKR', symbol: 'Rs.', exchangeRate: 1 },
  lines: [
    { name: 'Everyday Indigo Shirt', color: 'Indigo', size: 'L', quantity: 2, unitPriceCents: 895000 },
    { name: 'First Climb Jeans', color: 'Sea Sky', size: '2-3 years', quantity: 1, unitPriceCents: 495000 },
  ],
  figures: [
    {
      key: 'subtotal',
      kind: 'subtotal',
      cents: 2285000,
      shown: 2285000,
      movesIn: null,
      facts: [],
      steps: [
        { cents: 1790000, shown: 1790000, of: { kind: 'line', line: 0 } },
        { cents: 495000, shown: 495000, of: { kind: 'line', line: 1 } },
      ],
      shares: [],
    },
    {
      key: 'shipping',
      kind: 'shipping',
      cents: 35000,
      shown: 35000,
      movesIn: null,
      facts: [],
      steps: [{ cents: 35000, shown: 35000, of: { kind: 'not-recorded' } }],
      shares: [],
    },
    {
      key: 'total',
      kind: 'total',
      cents: 2320000,
      shown: 2320000,
      movesIn: null,
      facts: [],
      steps: [
        { cents: 2285000, shown: 2285000, of: { kind: 'figure', figure: 'subtotal' } },
        { cents: 35000, shown: 35000, of: { kind: 'figure', figure: 'shipping' } },
      ],
      shares: [],
    },
    {
      key: 'charged',
      kind: 'charged',
      cents: 2320000,
      shown: 2320000,
      movesIn: 'LKR',
      facts: [],
      steps: [{ cents: 2320000, shown: 2320000, of: { kind: 'figure', figure: 'total' } }],
      shares: [],
    },
  ],
  rate: null,
  entries: [
    {
      at: 1795899415551,
      kind: 'charge',
      note: '',
      postings: [
        { account: 'stripe-clearing', cents: 2320000 },
        { account: 'shipping-income', cents: -35000 },
        { account: 'sales', cents: -2285000 },
      ],
    },
  ],
} as const

/** Valid answers of the calls of explanation. */
export const explanationSamples = {
  'explanation.order': { success: true, explanation: explanation },
  'explanation.quote': {
    success: true,
    explanation: {
      currency: { code: 'JPY', symbol: '¥', exchangeRate: 0.45 },
      lines: [
        { name: 'Lighthouse Long Sleeve', color: 'Plaster', size: 'XS', quantity: 1, unitPriceCents: 435000 },
        {
          name: 'Beach Cricket Shorts',
          color: 'Sea Sky',
          size: '2-3 years',
          quantity: 2,
          unitPriceCents: 315000,
        },
      ],
      figures: [
        {
          key: 'subtotal',
          kind: 'subtotal',
          cents: 1065000,
          shown: 479250,
          movesIn: null,
          facts: [],
          steps: [
            { cents: 435000, shown: 195750, of: { kind: 'line', line: 0 } },
            { cents: 630000, shown: 283500, of: { kind: 'line', line: 1 } },
          ],
          shares: [],
        },
        {
          key: 'shipping',
          kind: 'shipping',
          cents: 35000,
          shown: 15750,
          movesIn: null,
          facts: [{ kind: 'zone', zone: null }, { kind: 'estimate' }],
          steps: [
            {
              cents: 35000,
              shown: 15750,
              of: {
                kind: 'shipping',
                part: { kind: 'usual-fee', parcel: 'own', cents: 35000, from: null, reached: null },
              },
            },
          ],
          shares: [
            { cents: 14296, shown: 6433, line: 0 },
            { cents: 20704, shown: 9317, line: 1 },
          ],
        },
        {
          key: 'total',
          kind: 'total',
          cents: 1100000,
          shown: 495000,
          movesIn: null,
          facts: [],
          steps: [
            { cents: 1065000, shown: 479250, of: { kind: 'figure', figure: 'subtotal' } },
            { cents: 35000, shown: 15750, of: { kind: 'figure', figure: 'shipping' } },
          ],
          shares: [
            { cents: 449296, shown: 202183, line: 0 },
            { cents: 650704, shown: 292817, line: 1 },
          ],
        },
        {
          key: 'charged',
          kind: 'charged',
          cents: 1100000,
          shown: 495000,
          movesIn: 'JPY',
          facts: [{ kind: 'exchange', cents: 1100000, exactMillionths: 4950000000, roundingMillionths: 0 }],
          steps: [{ cents: 1100000, shown: 495000, of: { kind: 'figure', figure: 'total' } }],
          shares: [],
        },
      ],
      rate: { setAt: null, setBy: 'opening', agreedAt: 1795919400000, heldUntil: 1795921200000 },
      entries: [],
    },
  },
  'staff.order-explanation': { success: true, explanation: explanation },
} as const satisfies Samples
