import 'virtual:contract-routes/custom-products'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { call } from '../../../platform/queries/call.ts'
import { refusalWords } from '../../../platform/queries/refusal.ts'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { customProductKeys } from '../custom-products.queries.ts'
import { type DesignerMessage, designerMessageIn, type SavedDesign } from './designer-messages.ts'
import './embedded-words.ts'

export interface OpenedDesigner {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly designId: string
  readonly designerUrl: string
}

/** Opens the designer of a product; what cannot be opened leads to the collection. */
export function useOpenedDesigner(token: string | null, productId: string) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const opened = useQuery({
    queryKey: ['embedded-designer', token ?? 'visitor', productId],
    enabled: token !== null,
    queryFn: () => open(productId),
    // Opening it once more would end what is being designed.
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false },
  })
  const { error } = opened
  useEffect(() => {
    if (error === null) return
    toasts.error(refusalWords(error, t('embedded:failed')))
    void navigate(paths.collection(), { replace: true })
  }, [error, navigate, t])
  return opened
}

async function open(productId: string): Promise<OpenedDesigner> {
  const { product } = await call('catalog.single-by-id', { query: { id: productId } })
  const { designId, designerUrl } = await call('custom-products.open-embedded', {
    body: {
      productId: product._id,
      printfulProductId: product.printful_product_id ?? 0,
      variantId: product.printful_variant_id ?? 0,
    },
  })
  return { productId: product._id, name: product.name, slug: product.slug, designId, designerUrl }
}

/** Saves a design that the partner has stored, and goes to the custom products. */
export function useSaveDesign({ productId, designId }: OpenedDesigner) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ templateId, ...printfulData }: SavedDesign) =>
      call('custom-products.save-embedded', {
        body: { productId, designData: { designId, templateId }, printfulData },
      }),
    onSuccess: async () => {
      toasts.success(t('embedded:saved'))
      await queries.invalidateQueries({ queryKey: customProductKeys.all })
      void navigate(paths.customProducts(), { replace: true })
    },
    onError: (error) => toasts.error(refusalWords(error, t('embedded:saveFailed'))),
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
