/** The built-in roles of the back office. Owners make further ones. */
export const staffRoles = ['owner', 'manager', 'support', 'moderator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What a call of the back office can need. Every call names one. */
export const permissions = [
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

/** Permissions as owners give them to own roles. What changes an area needs what reads it. */
export const permissionAreas = [
  { area: 'orders', read: 'orders.read', change: ['orders.move'] },
  { area: 'returns', read: 'returns.read', change: ['returns.change'] },
  { area: 'made-to-order', read: 'fulfilment.read', change: ['fulfilment.change'] },
  { area: 'payments', read: 'payments.read', change: ['payments.change'] },
  { area: 'customers', read: 'customers.read', change: ['customers.change', 'store-credit.change'] },
  { area: 'chat', read: 'chat.read', change: ['chat.answer', 'chat.manage'] },
  { area: 'products', read: 'products.read', change: ['products.change'] },
  { area: 'reviews', read: null, change: ['reviews.moderate'] },
  { area: 'community', read: null, change: ['community.moderate', 'community.change'] },
  // The parts of the home page name collections.
  { area: 'content', read: null, change: ['content.change'], needs: 'products.read' },
  { area: 'promo-codes', read: null, change: ['promo-codes.change'] },
  { area: 'currencies', read: 'currencies.read', change: ['currencies.change'] },
  { area: 'loyalty', read: 'loyalty.read', change: ['loyalty.change'] },
  { area: 'shipping', read: 'shipping.read', change: ['shipping.change'] },
  { area: 'visitors', read: 'visitors.read', change: [] },
  { area: 'settings', read: 'settings.read', change: [] },
  { area: 'jobs', read: null, change: ['jobs.manage'] },
] as const satisfies readonly PermissionArea[]

interface PermissionArea {
  readonly area: string
  readonly read: Permission | null
  readonly change: readonly Permission[]
  /** Of another area. */
  readonly needs?: Permission
}

type Area = (typeof permissionAreas)[number]
/** What an own role can have: all but what is for owners alone, and what every member may do. */
export type GrantedPermission = NonNullable<Area['read']> | Area['change'][number]

export const grantedPermissions: readonly GrantedPermission[] = permissionAreas.flatMap(
  ({ read, change }): readonly GrantedPermission[] => (read === null ? change : [read, ...change]),
)

/** The permissions of an own role with what they need, in the order of the areas, each once. */
export function completePermissions(chosen: readonly GrantedPermission[]): readonly GrantedPermission[] {
  const needed = permissionAreas.flatMap((area): readonly (Permission | null)[] => {
    if (!area.change.some((one) => chosen.includes(one))) return []
    return [area.read, 'needs' in area ? area.needs : null]
  })
  return grantedPermissions.filter((one) => chosen.includes(one) || needed.includes(one))
}

/** What a member may do: with a built-in role, or else with the words of an own one, of which unknown ones count for nothing. */
export const permissionsOfRole = (role: StaffRole | null, ofOwn: readonly string[]): readonly Permission[] =>
  role === null
    ? ['session.own', ...grantedPermissions.filter((one) => ofOwn.includes(one))]
    : permissionsOf[role]

/** Whether a member may do something. The server refuses the rest, and the back office hides it. */
export const may = (
  { permissions: given }: { readonly permissions: readonly Permission[] },
  permission: Permission,
): boolean => given.includes(permission)
