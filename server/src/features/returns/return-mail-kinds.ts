import { defineOrderMail, ofOrder } from '../order-mails/index.ts'

/** What a request is called in its emails. */
type Noun = 'return' | 'exchange'

interface ReturnMail<V extends string> {
  /** The end of the name. */
  readonly step: string
  readonly title: string
  readonly about: string
  readonly says: string
  readonly examples: Readonly<Record<V, string>>
  readonly needed?: readonly NoInfer<V>[]
}

const titles: Readonly<Record<Noun, string>> = { return: 'Return', exchange: 'Exchange' }

const of = <V extends string>(
  noun: Noun,
  { step, title, about, says, examples, needed = [] }: ReturnMail<V>,
) =>
  defineOrderMail({
    name: `${noun}-${step}`,
    group: 'returns',
    title: `${titles[noun]}: ${title}`,
    about: `${noun} ${about}`,
    says,
    placeholders: examples,
    needed,
  })

/** One kind for returns and one for exchanges. */
const ofBoth = <V extends string>(make: (noun: Noun) => ReturnMail<V>) => ({
  refund: of('return', make('return')),
  exchange: of('exchange', make('exchange')),
})

const amount = 'Rs. 9,500.00'
const note = 'We write: The sleeve was torn.'
const withAmount = { ...ofOrder, amount }
const ownNumber = 'the exchange for your order {{order}} is on its way: it has an order number of its own'

/** Moments of returns and exchanges alike. */
const both = {
  approved: ofBoth((noun) => ({
    step: 'approved',
    title: 'approved',
    about: 'approved',
    says: `your ${noun} for order {{order}} is approved. Please pack the items, put the label on the parcel and send it to us. {{held}}`,
    examples: { ...ofOrder, held: 'What you chose is held for you until 4 March 2026.' },
  })),
  received: ofBoth((noun) => ({
    step: 'received',
    title: 'received',
    about: 'received',
    says: `your parcel for order {{order}} has arrived. We will ${noun === 'return' ? 'refund it' : 'send the exchange'} shortly.`,
    examples: ofOrder,
  })),
  receivedInPart: ofBoth(() => ({
    step: 'received-in-part',
    title: 'received in part',
    about: 'received',
    says: 'your parcel for order {{order}} has arrived, but some of the items were not in it. They stay yours. We will refund {{amount}} for the items that arrived. {{note}}',
    examples: { ...withAmount, note },
  })),
  withdrawn: ofBoth((noun) => ({
    step: 'withdrawn',
    title: 'withdrawn',
    about: 'withdrawn',
    says: `you withdrew the ${noun} for your order {{order}}. The items stay with you, and nothing is held for you.`,
    examples: ofOrder,
  })),
  rejected: ofBoth((noun) => ({
    step: 'rejected',
    title: 'rejected',
    about: 'rejected',
    says: `we cannot accept the ${noun} for your order {{order}}: {{reason}}`,
    examples: { ...ofOrder, reason: 'The shirt was worn.' },
    needed: ['reason'],
  })),
  reopened: ofBoth(() => ({
    step: 'reopened',
    title: 'open again',
    about: 'open again',
    says: 'the exchange for your order {{order}} is open again: its order was not paid or was cancelled, or your parcel has not arrived in time. What was held for you is free again. We will email you once we have looked at it.',
    examples: ofOrder,
  })),
}

const returnsOnly = {
  returnRequested: of('return', {
    step: 'requested',
    title: 'requested',
    about: 'requested',
    says: 'we have your request for a refund of {{amount}} for your order {{order}}. We will email you once we have looked at it.',
    examples: withAmount,
  }),
  returnRefunded: of('return', {
    step: 'refunded',
    title: 'refunded the way it was paid',
    about: 'completed',
    says: 'your refund of {{amount}} for order {{order}} is on its way.',
    examples: withAmount,
  }),
  returnCredited: of('return', {
    step: 'credited',
    title: 'refunded as store credit',
    about: 'completed',
    says: 'your refund of {{amount}} for order {{order}} is on its way: you have it as store credit.',
    examples: withAmount,
  }),
}

const exchangesOnly = {
  exchangeRequested: of('exchange', {
    step: 'requested',
    title: 'requested',
    about: 'requested',
    says: 'we have your request for an exchange for your order {{order}}. {{held}} We will email you once we have looked at it.',
    examples: { ...ofOrder, held: 'What you chose is held for you.' },
  }),
  exchangeToPay: of('exchange', {
    step: 'payment-due',
    title: 'approved, to be paid',
    about: 'approved: please pay the difference',
    says: 'your exchange for order {{order}} is approved, and what you chose is held for you for {{days}} days. Please pay the difference of {{amount}} with your order, then send us the items.',
    examples: { ...withAmount, days: '3' },
    needed: ['amount'],
  }),
  exchangeChanged: of('exchange', {
    step: 'changed',
    title: 'changed by the shop',
    about: 'changed',
    says: 'we chose something else for the exchange of your order {{order}}: {{items}}, and {{difference}}. {{note}}',
    examples: {
      ...ofOrder,
      items: 'Galle Fort Shirt, White, L',
      difference: 'nothing is due for it',
      note: 'We write: The blue one is sold out.',
    },
    needed: ['items', 'difference'],
  }),
  exchangeSent: of('exchange', {
    step: 'sent',
    title: 'sent',
    about: '{{status}}',
    says: `${ownNumber}.`,
    examples: { ...ofOrder, status: 'completed' },
  }),
  exchangeSentWithRefund: of('exchange', {
    step: 'sent-with-refund',
    title: 'sent, and the difference is refunded',
    about: '{{status}}',
    says: `${ownNumber}, and we refund the price difference of {{amount}}.`,
    examples: { ...withAmount, status: 'on its way' },
  }),
  exchangeRefunded: of('exchange', {
    step: 'refunded',
    title: 'the difference is refunded',
    about: 'completed',
    says: 'we have refunded the price difference of {{amount}} for the exchange of your order {{order}}.',
    examples: withAmount,
  }),
}

export const returnMailKinds = { ...both, ...returnsOnly, ...exchangesOnly }

export const allReturnMails = [
  ...Object.values(both).flatMap(({ refund, exchange }) => [refund, exchange]),
  ...Object.values(returnsOnly),
  ...Object.values(exchangesOnly),
]
