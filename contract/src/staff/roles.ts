/** Who works in the back office. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What the roles may do. Owner and manager run the shop, support helps shoppers, moderators look after what they write. */
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

/** Whether a role may do something: what the server refuses, the back office does not offer. */
export function roleMay(role: StaffRole, action: StaffAction): boolean {
  const roles: readonly StaffRole[] = allowed[action]
  return roles.includes(role)
}
