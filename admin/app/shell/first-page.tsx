import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { firstPageOf } from './sections.ts'
import { sessionKey } from './session-key.ts'

/** Redirects to the first section that the staff member may see. */
export function FirstPage() {
  const staff = useQueryClient().getQueryData<StaffMember | null>(sessionKey)
  return staff ? <Navigate to={firstPageOf(staff.role)} replace /> : null
}
