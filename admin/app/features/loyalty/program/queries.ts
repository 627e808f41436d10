import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showMessage } from '../../../platform/change-toasts.ts'

export const programKeys = { program: ['loyalty-program'] } as const

export const useProgram = () =>
  useQuery({ queryKey: programKeys.program, queryFn: () => call('staff.loyalty-program') })

export function useSaveProgram() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<Calls['staff.loyalty-program-edit']>) =>
      call('staff.loyalty-program-edit', { body }),
    onSuccess: async ({ message }) => {
      await queries.invalidateQueries({ queryKey: programKeys.program })
      showMessage({ message })
    },
  })
}
