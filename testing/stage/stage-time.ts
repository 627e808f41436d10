/** When everything on the stage happens: the samples of the contract are of this day. */
export const stageTime = (): Date => new Date('2026-11-29T08:00:00+05:30')
