import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { useQueryClient } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { firstPageOf } from './sections.ts'
import { sessionKey } from './session-key.ts'

/** Leads to the first part of the back office that is open to whoever signed in. */
export function FirstPage() {
  const staff = useQueryClient().getQueryData<StaffMember | null>(sessionKey)
  return staff ? <Navigate to={firstPageOf(staff.role)} replace /> : null
}
