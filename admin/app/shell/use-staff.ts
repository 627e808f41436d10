import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { useQueryClient } from '@tanstack/react-query'
import { sessionKey } from './session-key.ts'

/** Who is signed in. */
export const useStaff = (): StaffMember | undefined =>
  useQueryClient().getQueryData<StaffMember | null>(sessionKey) ?? undefined
