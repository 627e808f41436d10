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
        { name: 'Echelon Square Polo', color: 'Ink', size: 'XS', quantity: 1, unitPriceCents: 545000 },
        {
          name: 'Paddy Field Jumper',
          color: 'Plaster',
          size: '2-3 years',
          quantity: 2,
          unitPriceCents: 545000,
        },
        { name: 'Dutch Canal Dress', color: 'Ink', size: 'XS', quantity: 1, unitPriceCents: 1345000 },
        {
          name: 'Puddle Club Jacket',
          color: 'Lagoon',
          size: '2-3 years',
          quantity: 2,
          unitPriceCents: 845000,
        },
      ],
      figures: [
        {
          key: 'subtotal',
          kind: 'subtotal',
          cents: 5735000,
          shown: 2580750,
          movesIn: null,
          facts: [],
          steps: [
            { cents: 435000, shown: 195750, of: { kind: 'line', line: 0 } },
            { cents: 630000, shown: 283500, of: { kind: 'line', line: 1 } },
            { cents: 545000, shown: 245250, of: { kind: 'line', line: 2 } },
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
            { cents: 2655, shown: 1195, line: 0 },
            { cents: 3845, shown: 1730, line: 1 },
            { cents: 3326, shown: 1497, line: 2 },
          ],
        },
        {
          key: 'total',
          kind: 'total',
          cents: 5770000,
          shown: 2596500,
          movesIn: null,
          facts: [],
          steps: [
            { cents: 5735000, shown: 2580750, of: { kind: 'figure', figure: 'subtotal' } },
            { cents: 35000, shown: 15750, of: { kind: 'figure', figure: 'shipping' } },
          ],
          shares: [
            { cents: 437655, shown: 196945, line: 0 },
            { cents: 633845, shown: 285230, line: 1 },
            { cents: 548326, shown: 246747, line: 2 },
          ],
        },
      ],
      rate: { setAt: null, setBy: 'opening', agreedAt: 1795918271238, heldUntil: 1795920071238 },
      entries: [],
    },
  },
  'staff.order-explanation': { success: true, explanation: explanation },
} as const satisfies Samples
