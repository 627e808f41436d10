import type { Order } from '@first-fashion/contract/orders/order'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api-browser.ts'
import { paths } from '../../platform/paths.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useCart } from '../cart/index.ts'
import './orders-words.ts'

/** Puts the items of an order into the cart again; those that cannot be had are named. */
export function useReorder({ items }: Order) {
  const { t } = useTranslation()
  const { reload } = useCart()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      const gone: string[] = []
      // One after the other: a cart takes one change at a time.
      for (const item of items) if (!(await wasAdded(item))) gone.push(item.name)
      return gone
    },
    onSuccess: async (gone) => {
      await reload()
      if (gone.length > 0) toasts.error(t('orders:goneAgain', { items: gone.join(', ') }))
      else toasts.success(t('orders:addedAgain'))
      if (gone.length < items.length) await navigate(paths.cart())
    },
    onError: (error) => toasts.error(error.message),
  })
}

async function wasAdded({
  productId,
  size,
  variantIndex,
  quantity,
}: Order['items'][number]): Promise<boolean> {
  if (productId === null) return false
  const answer = await api('cart.add', { body: { itemId: productId, size, variantIndex, quantity } })
  if (answer.ok) return true
  const { status, message } = answer.failure
  // A connection that is lost or a session that has ended says nothing about the item.
  if (status === 404 || status === 409 || status === 422) return false
  throw new Error(message)
}
