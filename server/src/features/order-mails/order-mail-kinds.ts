import type { FulfilmentState } from '@first-fashion/contract/orders/status'
import { defineMail, type MailKind } from '../../platform/mail/mail-kind.ts'
import { exampleDetails } from './details.mail.ts'

interface OrderMail<V extends string>
  extends Pick<MailKind<V>, 'name' | 'title' | 'placeholders' | 'needed'>,
    Partial<Pick<MailKind<V>, 'group'>> {
  /** The end of the subject. */
  readonly about: string
  /** The sentences after the greeting. */
  readonly says: string
}

/** The placeholders of every email about an order. */
export const ofOrder = { greeting: 'Dear Nadeesha,', order: 'FF-10342' }

/** A kind of email about an order: a greeting, some sentences, and the order with its buttons and sums. */
export const defineOrderMail = <V extends string>({ about, says, group = 'orders', ...mail }: OrderMail<V>) =>
  defineMail({
    ...mail,
    group,
    blocks: { details: exampleDetails },
    subject: `Your order {{order}}: ${about}`,
    words: `{{greeting}} ${says}\n\n{{details}}`,
  })

const statusMail = (state: string, title: string, says: string, example: string) =>
  defineOrderMail({
    name: `order-${state}`,
    title,
    about: '{{status}}',
    says,
    placeholders: { ...ofOrder, status: example },
  })

const inPart = 'What is made to order comes in a separate parcel.'

/** By the state that the order has reached. */
const byState: Readonly<Record<FulfilmentState, ReturnType<typeof statusMail>>> = {
  placed: statusMail(
    'placed',
    'Placed, after a step was undone',
    'your order {{order}} has been placed.',
    'Order placed',
  ),
  packing: statusMail('packing', 'Being packed', 'your order {{order}} is being packed.', 'Packing'),
  shipped: statusMail('shipped', 'Shipped', 'your order {{order}} has been shipped.', 'Shipped'),
  'out-for-delivery': statusMail(
    'out-for-delivery',
    'Out for delivery',
    'your order {{order}} is out for delivery.',
    'Out for delivery',
  ),
  delivered: statusMail('delivered', 'Delivered', 'your order {{order}} has been delivered.', 'Delivered'),
  cancelled: statusMail('cancelled', 'Cancelled', 'your order {{order}} has been cancelled.', 'Cancelled'),
}

/** Of the shop's own parcel, where a partner sends another. */
const byStateInPart = {
  shipped: statusMail(
    'part-shipped',
    'A part was shipped',
    `a part of your order {{order}} has been shipped. ${inPart}`,
    'Shipped',
  ),
  'out-for-delivery': statusMail(
    'part-out-for-delivery',
    'A part is out for delivery',
    `a part of your order {{order}} is out for delivery. ${inPart}`,
    'Out for delivery',
  ),
  delivered: statusMail(
    'part-delivered',
    'A part was delivered',
    `a part of your order {{order}} has been delivered. ${inPart}`,
    'Delivered',
  ),
}

const tracked = { ...ofOrder, carrier: 'Domex', number: 'DX 204 118' }

const others = {
  newStatus: statusMail(
    'new-status',
    'Another status',
    'your order {{order}} has a new status: {{status}}.',
    'On hold',
  ),
  tracked: defineOrderMail({
    name: 'order-tracking',
    title: 'Tracking number',
    about: 'tracking number',
    says: 'you can follow your order {{order}}: {{carrier}}, tracking number {{number}}.',
    placeholders: tracked,
  }),
  trackedInPart: defineOrderMail({
    name: 'order-part-tracking',
    title: 'Tracking number of a part',
    about: 'tracking number',
    says: `you can follow a part of your order {{order}}: {{carrier}}, tracking number {{number}}. ${inPart}`,
    placeholders: tracked,
  }),
  parcelLost: defineOrderMail({
    name: 'order-parcel-lost',
    title: 'The parcel is lost',
    about: 'your parcel is lost',
    says: 'the carrier has lost the parcel of your order {{order}}. We are sorry. You do not have to do anything: we will write to you about a refund.',
    placeholders: ofOrder,
  }),
  refunded: defineOrderMail({
    name: 'order-refunded',
    title: 'Refunded the way it was paid',
    about: '{{amount}} refunded',
    says: '{{amount}} for your order {{order}} was refunded to your original payment method. It can take your bank a few days to show it.',
    placeholders: { ...ofOrder, amount: 'Rs. 9,950.00' },
  }),
  credited: defineOrderMail({
    name: 'order-refunded-credit',
    title: 'Refunded as store credit',
    about: '{{amount}} refunded',
    says: '{{amount}} for your order {{order}} was refunded as {{credit}}. Use it at checkout on your next order.',
    placeholders: { ...ofOrder, amount: 'Rs. 9,950.00', credit: 'store credit' },
  }),
}

export const orderMailKinds = { byState, byStateInPart, ...others }

export const allOrderMails = [
  ...Object.values(byState),
  ...Object.values(byStateInPart),
  ...Object.values(others),
]
