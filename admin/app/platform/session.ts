import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { type Permission, roleMay } from '@first-fashion/contract/staff/roles'
import { useQueryClient } from '@tanstack/react-query'

/** The query key of the signed-in staff member. */
export const sessionKey = ['session'] as const

/** The signed-in staff member; null or undefined if nobody is. */
export const useStaff = () => useQueryClient().getQueryData<StaffMember | null>(sessionKey)

/** Whether the signed-in staff member may do something, so the page does not offer what the server would refuse. */
export function useRoleMay(permission: Permission): boolean {
  const staff = useStaff()
  return staff != null && roleMay(staff.role, permission)
}
