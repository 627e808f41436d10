/** The roles of the back office. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a call of the back office can need. Every call names one. */
const permissions = [
  'session.own',
  'orders.read',
  'orders.move',
  'returns.read',
  'returns.change',
  'products.read',
  'products.change',
  'reviews.moderate',
  'community.moderate',
  'community.change',
  'promo-codes.change',
  'currencies.read',
  'currencies.change',
  'payments.read',
  'payments.change',
  'store-credit.change',
  'loyalty.read',
  'loyalty.change',
  'shipping.read',
  'shipping.change',
  'fulfilment.read',
  'fulfilment.change',
  'customers.read',
  'customers.change',
  'visitors.read',
  'settings.read',
  'settings.change',
  'content.change',
  'chat.read',
  'chat.answer',
  'chat.manage',
  'jobs.manage',
] as const
export type Permission = (typeof permissions)[number]

/** What each role may do. Owners and managers run the shop, support helps shoppers, moderators check reviews. */
export const permissionsOf: Readonly<Record<StaffRole, readonly Permission[]>> = {
  owner: permissions,
  manager: permissions.filter((permission) => permission !== 'settings.change'),
  support: [
    'session.own',
    'orders.read',
    'returns.read',
    'products.read',
    'currencies.read',
    'payments.read',
    'shipping.read',
    'fulfilment.read',
    'chat.read',
    'chat.answer',
  ],
  moderator: ['session.own', 'products.read', 'reviews.moderate', 'community.moderate', 'community.change'],
}

/** Whether a role may do something. The server refuses the rest, and the back office hides it. */
export const roleMay = (role: StaffRole, permission: Permission): boolean =>
  permissionsOf[role].includes(permission)
