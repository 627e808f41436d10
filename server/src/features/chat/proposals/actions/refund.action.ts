import { centsFromRupees, formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { Shop } from '../../../../shop.ts'
import { findRefundableLines, previewLineRefund, refundLines } from '../../../line-refunds/index.ts'
import { ownOrder } from '../../../orders/index.ts'
import { requireProofOfRefund } from '../../../staff/index.ts'
import { defineAction, type TermsOf } from '../chat-action.ts'

/** Money back for units of the customer's own order, without a return, by the rules of line refunds. */
export const refundAction = (shop: Shop) =>
  defineAction({
    kind: 'refund',
    permission: 'payments.change',
    offer: async ({ customerId, session }, terms) => {
      await ownOrder(shop.database.db, customerId, terms.orderId)
      const figures = await previewLineRefund(shop, terms.orderId, askedFor(terms))
      // Nobody can prove anything once the customer agrees.
      const cents = centsFromRupees(figures.total)
      await requireProofOfRefund(shop.database.db, session, { orderId: terms.orderId, cents })
      const { lines, version } = await findRefundableLines(shop, terms.orderId)
      const name = lines.find(({ lineId }) => lineId === terms.lineId)?.name ?? 'item'
      return {
        title: `Refund ${formatRupees(figures.total)} for ${terms.quantity} x ${name}`,
        facts: [
          ...(figures.toStoreCredit > 0 ? [`${formatRupees(figures.toStoreCredit)} as store credit`] : []),
          ...(figures.toOriginal > 0 ? [`${figures.toOriginalText} the way you paid`] : []),
        ],
        agreed: { total: figures.total, version },
        orderId: terms.orderId,
      }
    },
    perform: async ({ customerId, session }, terms, { total = 0, version = 0 }) => {
      await ownOrder(shop.database.db, customerId, terms.orderId)
      const note = 'Agreed in the chat'
      await refundLines(shop, session, terms.orderId, { ...askedFor(terms), total, version, note })
      return `${formatRupees(total)} is on its way back to you.`
    },
  })

const askedFor = ({ lineId, quantity, payout }: TermsOf<'refund'>) => ({
  lines: [{ lineId, quantity }],
  payout,
})

const formatRupees = (rupees: number): string => formatPrice(rupees, lkr)
