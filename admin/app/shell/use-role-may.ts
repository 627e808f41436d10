import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { type Permission, roleMay } from '@first-fashion/contract/staff/roles'
import { useQueryClient } from '@tanstack/react-query'
import { sessionKey } from './session-key.ts'

/** Whether the signed-in staff member may do something, so the page does not offer what the server would refuse. */
export function useRoleMay(permission: Permission): boolean {
  const staff = useQueryClient().getQueryData<StaffMember | null>(sessionKey)
  return staff != null && roleMay(staff.role, permission)
}
