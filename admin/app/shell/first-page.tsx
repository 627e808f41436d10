import { Navigate } from 'react-router'
import { useStaff } from '../platform/session.ts'
import { firstPageOf } from './sections.ts'

/** Redirects to the first section that the staff member may see. */
export function FirstPage() {
  const staff = useStaff()
  return staff ? <Navigate to={firstPageOf(staff.role)} replace /> : null
}
