import { samples } from '@first-fashion/contract/samples'
import {
  type Answers,
  altered,
  expect,
  held,
  refused,
  type Screen,
} from '@first-fashion/testing/stage/screen'

const list = '/admin/made-to-order'
const { partnerOrder } = samples['staff.partner-order']
const one = { route: `${list}/:id`, address: `${list}/${partnerOrder._id}`, as: 'owner' } as const

const nothing = {
  hold: false,
  release: false,
  resend: false,
  markDelivered: false,
  resolve: false,
  replaceDesign: false,
}
const costs = {
  sold: 12_419.35,
  goodsText: 'USD 18.50',
  shippingText: 'USD 17.99',
  taxText: 'USD 0.00',
  totalText: 'USD 36.49',
  total: 11_770.97,
  rateText: '1 USD = LKR 322.58',
  margin: 6451.61,
  marginPercent: 51.9,
}
const history = ['To be sent', 'Accepted by the print partner', 'Being printed'].map((text, nth) => ({
  at: Date.UTC(2026, 10, 20, 9, nth * 20),
  text,
  note: '',
  actor: nth === 0 ? 'First Fashion' : 'Print partner',
}))
const accepted = { heldReason: null, costs, history, tries: 1 }

/** The partner's side of an order, with print files and other designs to choose. */
const made = (change: object): Answers =>
  altered('staff.partner-order', ({ partnerOrder }) => {
    Object.assign(partnerOrder, change)
    for (const item of partnerOrder.items) {
      item.files = (['front', 'back'] as const).map((side) => ({
        side,
        address: '/sandbox/print.png',
        proof: item.image,
        sha256: '3f786850e387550fdab836ed7e6dc881de23001b7e3c1f4c9e8f5d2b6c7a9e10',
        width: 1800,
        height: 2400,
        dpi: 150,
      }))
      item.otherDesigns = ['Larger letters', 'A name of fifty characters, which is the longest 1'].map(
        (name, nth) => ({ id: `${nth}`, name, proof: item.image, approvedAt: Date.UTC(2026, 10, 21, 9) }),
      )
    }
  })

/** What the print partner makes. */
export const screens: readonly Screen[] = [
  {
    name: 'back office, made to order',
    route: list,
    as: 'owner',
    shows: 'To be paid in cash: confirm it first',
  },
  {
    name: 'back office, made to order, nothing found',
    route: list,
    address: `${list}?search=no-such-thing`,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.partner-orders': { ...samples['staff.partner-orders'], partnerOrders: [], total: 0 } },
    layoutOf: 'back office, no orders found',
    shows: 'No results.',
  },
  {
    name: 'back office, made to order, failed',
    route: list,
    as: 'owner',
    upTo: 500,
    answers: { 'staff.partner-orders': refused() },
    layoutOf: 'back office, orders failed',
    shows: 'Try again',
  },
  { ...one, name: 'back office, made to order, held', answers: made({}), shows: 'Approve and send' },
  {
    ...one,
    name: 'back office, made to order, being printed',
    answers: made({ ...accepted, state: 'printing', partnerId: '100000', can: nothing }),
    layoutOf: 'back office, made to order, shipped',
    shows: 'Being printed',
  },
  {
    ...one,
    name: 'back office, made to order, refused',
    answers: made({
      ...accepted,
      state: 'refused',
      problem: 'out-of-stock',
      problemNote: 'Bella + Canvas 3001 (White / L) is out of stock.',
      can: { ...nothing, hold: true, resend: true },
    }),
    shows: /is out of stock/,
  },
  {
    ...one,
    name: 'back office, made to order, on hold there',
    answers: made({
      ...accepted,
      state: 'on-hold',
      problem: null,
      can: nothing,
      problemNote: 'The address could not be verified.',
    }),
    layoutOf: 'back office, made to order, refused',
    shows: 'The print partner has put it on hold',
  },
  {
    ...one,
    name: 'back office, made to order, another design to print',
    answers: made({
      ...accepted,
      state: 'refused',
      problem: 'file-rejected',
      problemNote: 'The print file has no transparent background.',
      can: { ...nothing, hold: true, resend: true },
    }),
    steps: async ({ page }) => {
      await page.getByText('Other approved designs (2)').first().click()
      await expect(page.getByRole('button', { name: 'Print Larger letters instead' }).first()).toBeVisible()
    },
  },
  {
    ...one,
    name: 'back office, made to order, could not be sent',
    answers: made({
      state: 'queued',
      heldReason: null,
      isOutOfTries: true,
      tries: 9,
      sendError: 'Our print partner does not answer',
      can: { ...nothing, hold: true, resend: true },
    }),
    layoutOf: 'back office, made to order, refused',
    shows: /Our print partner does not answer/,
  },
  {
    ...one,
    name: 'back office, made to order, shipped',
    answers: made({
      ...accepted,
      state: 'shipped',
      tracking: {
        carrier: 'DHL',
        number: 'SANDBOX100000',
        url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=SANDBOX100000',
      },
      can: { ...nothing, markDelivered: true },
    }),
    shows: 'SANDBOX100000',
  },
  {
    ...one,
    name: 'back office, made to order, one loading',
    upTo: 500,
    answers: { 'staff.partner-order': held },
    shows: 'All orders at the print partner',
  },
]
