/** How long a gift note may be: it fits on a card. */
export const giftNoteMaximumLength = 300
