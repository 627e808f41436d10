import { roleMay, type StaffAction } from '@first-fashion/contract/staff/roles'
import { AppError } from '../../platform/errors.ts'
import type { StaffSession } from '../../platform/http/handlers.ts'

/** Refuses with 'staff.role-forbids' what a role may not do. */
export function requireRole(session: StaffSession, action: StaffAction): void {
  if (!roleMay(session.role, action))
    throw new AppError('forbidden', 'staff.role-forbids', 'Your role does not allow this')
}
