import { lkrCents } from '@first-fashion/contract/money/money'
import { after, dayInColombo } from '../../../../platform/clock.ts'
import type { Shop } from '../../../../shop.ts'
import { issuePromoCode } from '../../../promo-codes/index.ts'
import { defineAction } from '../chat-action.ts'

const validForDays = 30

/** A promo code for this customer, for one use. */
export const codeAction = (shop: Shop) =>
  defineAction({
    kind: 'code',
    permission: 'promo-codes.change',
    offer: async (_context, { percent }) => ({
      title: `${percent}% off your next order`,
      facts: [`A code for one order within ${validForDays} days.`],
      agreed: {},
    }),
    perform: async ({ customerId, session }, { percent }) => {
      const code = await shop.database.transaction((tx) =>
        issuePromoCode(shop, tx, {
          customerId,
          prefix: 'CHAT',
          takesOff: { discountType: 'percentage', discountPercent: percent },
          minimumCents: lkrCents(0),
          productIds: [],
          unitsMaximum: null,
          endsOn: dayInColombo(after(shop.clock.now(), validForDays * 24 * 3_600_000)),
          note: `Given in the chat by ${session.name}`,
        }),
      )
      return `Your code is ${code}. Enter it at the checkout.`
    },
  })
