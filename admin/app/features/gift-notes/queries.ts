import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

export const giftNoteKeys = { one: (orderId: string) => ['gift-note', orderId] } as const

/** The gift note of an order; '' if there is none, or while it loads. */
export function useGiftNote(orderId: string): string {
  const note = useQuery({
    queryKey: giftNoteKeys.one(orderId),
    queryFn: async () => (await call('staff.gift-note', { params: { id: orderId } })).text,
  })
  return note.data ?? ''
}
