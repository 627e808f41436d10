/** Why an order is not cancelled: a partner makes a part of it, or does not say whether it does. */
export const productionRefusals = ['order.in-production', 'order.production-unknown'] as const
