/** The window event that says that points were earned or spent (spec B section 2). */
export const loyaltyUpdated = 'loyaltyUpdated'

export const announceLoyalty = (): void => void window.dispatchEvent(new Event(loyaltyUpdated))
