/** The window event that says that points were earned or spent [B2.38]. */
export const loyaltyUpdated = 'loyaltyUpdated'

export const announceLoyalty = (): void => void window.dispatchEvent(new Event(loyaltyUpdated))
