/** What a point is worth in a reward, in LKR rupees. */
const rupeesPerPoint = 200

/** What points are worth in rewards, in LKR rupees, also where there are too few to redeem. */
export const worthOf = (points: number): number => points * rupeesPerPoint

/** What points can be redeemed for, in LKR rupees: every 10 points are Rs. 2000 [B9.05]. */
export const pointsWorth = (points: number): number => Math.floor(Math.max(0, points) / 10) * 2000
