import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import type { ReturnBody } from './return-draft.ts'
import { returnKeys } from './returns.keys.ts'

export type ReturnPreview = ReturnType<typeof useReturnPreview>

/** What a request would come to, as the server calculates it; nothing while it is not complete. */
export const useReturnPreview = (body: ReturnBody | null) =>
  useQuery({
    queryKey: returnKeys.preview(body),
    enabled: body !== null,
    queryFn: async () => (body === null ? null : (await call('returns.preview', { body })).figures),
    staleTime: 0,
    retry: false,
  })
