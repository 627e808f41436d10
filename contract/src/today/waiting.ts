/** What can wait for staff, most urgent first: the lines of 'Today', each with a list of its own. */
export const waitingNames = [
  'orders-to-pack',
  'unusual-orders',
  'cash-to-confirm',
  'cash-to-collect',
  'returns-to-decide',
  'returns-to-receive',
  'returns-to-settle',
  'chats',
  'payment-problems',
  'print-problems',
  'reported-reviews',
  'looks-to-check',
  'applications',
  'low-stock',
] as const
export type WaitingName = (typeof waitingNames)[number]

/** Parts of the back office that a shop can do without. */
export const optionalSections = ['made-to-order'] as const
