import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** The gift note of an order; '' if there is none, or while it loads. */
export function useGiftNote(orderId: string): string {
  const note = useQuery({
    queryKey: ['gift-note', orderId],
    queryFn: async () => (await call('staff.gift-note', { params: { id: orderId } })).text,
  })
  return note.data ?? ''
}
