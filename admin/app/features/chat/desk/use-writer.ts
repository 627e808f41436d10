import type { StaffMember } from '@first-fashion/contract/staff/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sessionKey, useStaff } from '../../../platform/session.ts'
import type { Writer } from './desk-chats.ts'

/** Whoever is signed in, as the one who writes. */
export function useWriter(): Writer {
  const queries = useQueryClient()
  const staffId = useStaff()?._id ?? ''
  return useMemo(() => {
    const isSignedIn = () => queries.getQueryData<StaffMember | null>(sessionKey)?._id === staffId
    return { staffId, isSignedIn }
  }, [queries, staffId])
}
