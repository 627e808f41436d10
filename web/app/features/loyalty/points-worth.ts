/** What points can be redeemed for, in LKR rupees: every 10 points are Rs. 2000 (spec B section 9). */
export const pointsWorth = (points: number): number => Math.floor(Math.max(0, points) / 10) * 2000

/** What goods earn, in whole points: their price in LKR rupees after discounts, by the tier's multiplier. */
export const pointsOfGoods = (rupees: number, rupeesPerPoint: number, multiplier: number): number =>
  Math.floor(Math.floor(rupees / rupeesPerPoint) * multiplier)
