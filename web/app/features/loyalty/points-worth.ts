/** What points can be redeemed for, in LKR rupees: every 10 points are Rs. 2000 (spec B section 9). */
export const pointsWorth = (points: number): number => Math.floor(Math.max(0, points) / 10) * 2000
