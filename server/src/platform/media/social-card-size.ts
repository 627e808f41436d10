/** Of the picture that other sites show of a page, in px [A9.26]. */
export const socialCard = { width: 1200, height: 630 } as const
