import 'virtual:contract-routes/custom-products'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/queries/call.ts'
import { failureOf, refusalWords } from '../../../platform/queries/refusal.ts'
import { currentToken } from '../../../platform/session.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { loadUser, useUser } from '../../accounts/index.ts'
import { customProductKeys } from '../custom-products.queries.ts'
import { type DesignerMessage, designerMessageIn, type SavedDesign } from './designer-messages.ts'
import { type BegunDesign, discardPendingSave, storePendingSave } from './pending-save.ts'
import './embedded-words.ts'

export interface OpenedDesigner extends BegunDesign {
  readonly designerUrl: string
}

/**
 * Opens the designer of a product; what cannot be opened leads to the collection. It stays when the session ends, and when
 * the same user is back; somebody else who logs in gets one of their own.
 */
export function useOpenedDesigner(token: string | null, productId: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [openedBy, setOpenedBy] = useState<string | null>(null)
  const opened = useQuery({
    queryKey: ['embedded-designer', openedBy ?? 'visitor', productId],
    enabled: openedBy !== null,
    queryFn: () => open(queries, productId),
    // Opening it once more would end what is being designed.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  })
  const { error, data } = opened
  const { data: user } = useUser(token)
  const isSomebodyElse = data !== undefined && user !== undefined && user._id !== data.userId
  if (token !== null && token !== openedBy && (openedBy === null || isSomebodyElse)) setOpenedBy(token)
  useEffect(() => {
    // A session that has ended leads to the login.
    if (error === null || isOfSession(error)) return
    toasts.error(refusalWords(error, t('embedded:failed')))
    void navigate(paths.collection(), { replace: true })
  }, [error, navigate, t])
  return opened
}

/** Whether something was refused because nobody is logged in any more. */
export const isOfSession = (error: Error | null): boolean => error !== null && failureOf(error).status === 401

async function open(queries: QueryClient, productId: string): Promise<OpenedDesigner> {
  const [{ _id: userId }, { product }] = await Promise.all([
    loadUser(queries, currentToken()),
    call('catalog.single-by-id', { query: { id: productId } }),
  ])
  const { designId, designerUrl } = await call('custom-products.open-embedded', {
    body: {
      productId: product._id,
      printfulProductId: product.printful_product_id ?? 0,
      variantId: product.printful_variant_id ?? 0,
    },
  })
  return { productId: product._id, name: product.name, slug: product.slug, designId, userId, designerUrl }
}

/**
 * Saves a design that the partner has stored, and goes to the custom products. What is refused because the session has
 * ended waits for the login.
 */
export function useSaveDesign(design: BegunDesign) {
  const { productId, designId } = design
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ templateId, ...printfulData }: SavedDesign) =>
      call('custom-products.save-embedded', {
        body: { productId, designData: { designId, templateId }, printfulData },
      }),
    onSuccess: async () => {
      discardPendingSave(productId)
      toasts.success(t('embedded:saved'))
      await queries.invalidateQueries({ queryKey: customProductKeys.all })
      void navigate(paths.customProducts(), { replace: true })
    },
    onError: (error, saved) => {
      if (isOfSession(error)) storePendingSave({ design, saved })
      else toasts.error(refusalWords(error, t('embedded:saveFailed')))
    },
  })
}

/** After this long, ms, a designer that says nothing is taken for absent. */
const readyTimeoutMs = 20_000

/** Hears the messages of the frame that shows this address, and of no other window. */
export function useDesignerFrame(designerUrl: string, onMessage: (message: DesignerMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'silent'>('loading')
  const hear = useRef(onMessage)
  hear.current = onMessage
  useEffect(() => {
    const { origin } = new URL(designerUrl, window.location.href)
    const timer = window.setTimeout(() => setState('silent'), readyTimeoutMs)
    const listen = (event: MessageEvent<unknown>) => {
      const message = designerMessageIn(event, { window: frame.current?.contentWindow, origin })
      if (message === undefined) return
      window.clearTimeout(timer)
      setState('ready')
      hear.current(message)
    }
    window.addEventListener('message', listen)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('message', listen)
    }
  }, [designerUrl])
  return { frame, state }
}
