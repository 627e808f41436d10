import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'

type Role = StaffSession['role']

/** What the roles may do. Owner and manager run the shop; support reads orders; moderators read products. */
const allowed = {
  'orders.read': ['owner', 'manager', 'support'],
  'orders.move': ['owner', 'manager'],
  'products.read': ['owner', 'manager', 'support', 'moderator'],
  'products.change': ['owner', 'manager'],
  'currencies.read': ['owner', 'manager', 'support'],
  'currencies.change': ['owner', 'manager'],
  'visitors.read': ['owner', 'manager'],
  'customers.read': ['owner', 'manager'],
  'customers.change': ['owner', 'manager'],
  'reviews.moderate': ['owner', 'manager', 'moderator'],
} as const satisfies Record<string, readonly Role[]>

export type StaffAction = keyof typeof allowed

/** Refuses with 'staff.role-forbids' what a role may not do. */
export function requireRole(session: StaffSession, action: StaffAction): void {
  const roles: readonly Role[] = allowed[action]
  if (!roles.includes(session.role))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
}
