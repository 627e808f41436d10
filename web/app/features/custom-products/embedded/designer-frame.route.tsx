import 'virtual:contract-routes/custom-products'
import { Button } from '@first-fashion/ui'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { serverApi } from '../../../platform/api-server.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { Route } from './+types/designer-frame.route.ts'
import { postToDesignerPage } from './designer-messages.ts'
import { type PartnerMessage, partnerMessageIn } from './partner-messages.ts'
import './embedded-words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const answer = await serverApi(context)('custom-products.designer-origin')
  return { origin: answer.ok ? answer.value.origin : null }
}

/**
 * The print partner's designer, for an iframe on the designer's page: only this page may frame the partner's. It turns the
 * partner's messages into the shop's, and has the button that saves, which the partner's designer leaves to its host.
 */
export default function DesignerFramePage({ loaderData: { origin } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <>
      <title>{t('embedded:frame')}</title>
      <meta name="robots" content="noindex" />
      <main id="content" aria-label={t('embedded:frame')} className="flex h-dvh flex-col bg-sand">
        <h1 className="sr-only">{t('embedded:frame')}</h1>
        {origin === null ? (
          <p role="alert" className="m-auto p-6 text-timber">
            {t('embedded:failed')}
          </p>
        ) : (
          <PartnerDesigner origin={origin} />
        )}
      </main>
    </>
  )
}

function PartnerDesigner({ origin }: { readonly origin: string }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { frame, isLive, canSave, isSaving, hasFailed, save } = usePartner(origin, query)
  return (
    <>
      {isLive ? (
        <iframe
          ref={frame}
          title={t('embedded:partnerFrame')}
          src={`${origin}/embedded-designer?${new URLSearchParams({ nonce: query.get('nonce') ?? '' })}`}
          className="w-full grow"
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-t border-hairline bg-paper p-3">
        {hasFailed ? (
          <p role="alert" className="grow text-small text-hibiscus">
            {t('embedded:partnerFailed')}
          </p>
        ) : (
          <p className="grow text-small text-timber">{canSave ? '' : t('embedded:nothingYet')}</p>
        )}
        <Button disabled={!canSave} busy={isSaving} onClick={save}>
          {t('embedded:save')}
        </Button>
      </div>
    </>
  )
}

/** What is known of the partner's designer, and how it is spoken to. */
function usePartner(origin: string, query: URLSearchParams) {
  const productId = Number(query.get('product'))
  const [variantId, setVariantId] = useState(Number(query.get('variant')))
  const [canSave, setCanSave] = useState(false)
  const [phase, setPhase] = useState<'designing' | 'saving' | 'failed'>('designing')
  const { frame, isLive, send } = usePartnerFrame(origin, (message) => {
    if (message.event === 'iframeLoadedOK') send('setProduct', { productId, variantIds: [variantId] })
    if (message.event === 'designerLoadedOK') postToDesignerPage({ type: 'designer-ready' })
    if (message.event === 'rpcError') setPhase('failed')
    if (message.event === 'designStatus') {
      setCanSave(message.canSave)
      setVariantId(message.variantId ?? variantId)
    }
    if (message.event === 'saveDesignOK') {
      setPhase('designing')
      const { templateId } = message
      postToDesignerPage({ type: 'design-saved', data: { templateId, productId, variantId } })
    }
  })
  const save = () => {
    setPhase('saving')
    send('saveDesign')
  }
  return { frame, isLive, canSave, isSaving: phase === 'saving', hasFailed: phase === 'failed', save }
}

/** Listens to the partner's frame, which comes once it is listened to. Escape asks the page around to leave. */
function usePartnerFrame(origin: string, onMessage: (message: PartnerMessage) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isLive, setLive] = useState(false)
  const hear = useRef(onMessage)
  hear.current = onMessage
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = partnerMessageIn(event, { window: frame.current?.contentWindow, origin })
      if (message !== undefined) hear.current(message)
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') postToDesignerPage({ type: 'design-cancelled' })
    }
    window.addEventListener('message', listen)
    window.addEventListener('keydown', cancel)
    setLive(true)
    return () => {
      window.removeEventListener('message', listen)
      window.removeEventListener('keydown', cancel)
    }
  }, [origin])
  const send = (event: string, params: object = {}) =>
    frame.current?.contentWindow?.postMessage({ event, params }, origin)
  return { frame, isLive, send }
}
