import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { Shop } from '../../../../shop.ts'
import { ownOrder } from '../../../orders/index.ts'
import { type AskedReturn, previewReturn, requestReturn } from '../../../returns/index.ts'
import { defineAction, type TermsOf } from '../chat-action.ts'

/** Another size or colour, by the rules of exchanges: the new one is held at once. */
export const swapAction = (shop: Shop) =>
  defineAction({
    kind: 'swap',
    permission: 'returns.read',
    offer: async ({ customerId }, terms) => {
      const figures = await previewReturn(shop, customerId, askedFor(terms))
      const replacement = figures.lines[0]?.exchangeFor
      const { lines } = await ownOrder(shop.database.db, customerId, terms.orderId)
      const name = lines.find(({ id }) => id === terms.lineId)?.name ?? 'item'
      return {
        title: `Exchange ${terms.quantity} x ${name} for ${replacement?.color ?? ''} ${terms.size}`.replace(
          / +/g,
          ' ',
        ),
        facts: [
          differenceFact(figures.priceDifference),
          'We hold the new one for you while yours is on its way to us.',
        ],
        agreed: { total: figures.total, priceDifference: figures.priceDifference },
        orderId: terms.orderId,
      }
    },
    perform: async ({ customerId }, terms, { total = 0, priceDifference = 0 }) => {
      await requestReturn(shop, customerId, askedFor(terms), { total, priceDifference })
      return 'Your exchange is requested. You find it with your order.'
    },
  })

const askedFor = ({ orderId, lineId, quantity, variantIndex, size }: TermsOf<'swap'>): AskedReturn => ({
  kind: 'exchange',
  orderId,
  lines: [{ lineId, quantity, variantIndex, size }],
  reason: 'size',
  note: '',
  photoIds: [],
})

function differenceFact(difference: number): string {
  if (difference === 0) return 'It costs the same.'
  return difference > 0
    ? `You pay the difference of ${formatRupees(difference)}.`
    : `You get the difference of ${formatRupees(-difference)} back.`
}

const formatRupees = (rupees: number): string => formatPrice(rupees, lkr)
