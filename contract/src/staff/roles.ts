/** The roles of the back office. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What each role may do. Owners and managers run the shop, support helps shoppers, moderators check reviews. */
const allowed = {
  'orders.read': ['owner', 'manager', 'support'],
  'orders.move': ['owner', 'manager'],
  'products.read': ['owner', 'manager', 'support', 'moderator'],
  'products.change': ['owner', 'manager'],
  'currencies.read': ['owner', 'manager', 'support'],
  'currencies.change': ['owner', 'manager'],
  'promo-codes.change': ['owner', 'manager'],
  'payments.read': ['owner', 'manager', 'support'],
  'payments.change': ['owner', 'manager'],
  'settings.read': ['owner', 'manager'],
  'settings.change': ['owner'],
  'shipping.read': ['owner', 'manager', 'support'],
  'shipping.change': ['owner', 'manager'],
  'visitors.read': ['owner', 'manager'],
  'customers.read': ['owner', 'manager'],
  'customers.change': ['owner', 'manager'],
  'store-credit.change': ['owner', 'manager'],
  'jobs.manage': ['owner', 'manager'],
  'reviews.moderate': ['owner', 'manager', 'moderator'],
} as const satisfies Record<string, readonly StaffRole[]>

export type StaffAction = keyof typeof allowed

/** Whether a role may do something. The server refuses the rest, and the back office hides it. */
export function roleMay(role: StaffRole, action: StaffAction): boolean {
  const roles: readonly StaffRole[] = allowed[action]
  return roles.includes(role)
}
