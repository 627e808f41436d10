import 'virtual:contract-routes/saved-designs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../../../platform/api.ts'
import { api } from '../../../../platform/api-browser.ts'
import { messageOr } from '../../../../platform/refusal-words.ts'
import { useIsUnmounted } from '../../../../platform/screen/use-is-unmounted.ts'
import { useToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { useVersions } from '../design-versions.tsx'
import { type Drawing, useDrawing } from '../drawing/use-drawing.ts'
import { useCurrentDesigner } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'
import type { Named } from '../state/use-chosen-facts.ts'
import '../designer-words.ts'

/** So long after product and token are there [B9.27]. */
const loadDelayMs = 1000
/** A design that comes with its faces is drawn once, not twice; nobody waits longer for that. */
const longestPrepareMs = 300

const asked = (): string | null => new URLSearchParams(window.location.search).get('loadDesign')

/**
 * Opens the saved design that the address names [B4.19], or else what would be open without it. Answers
 * whether it is still on its way, and says its name once it is there. The address forgets it afterwards, so that a reload
 * brings back what was drawn since.
 */
export function useLoadDesign(productId: number, onNamed: (named: Named) => void): boolean {
  const { t } = useTranslation()
  const current = useCurrentDesigner()
  const { openStored } = useVersions()
  const token = useToken()
  const [id] = useState(asked)
  const [isLoading, setLoading] = useState(id !== null)
  const hasBegun = useRef(false)
  const giveName = useEffectEvent(onNamed)
  const { prepare } = useDrawing()
  const isUnmounted = useIsUnmounted()
  useEffect(() => {
    if (id === null || token !== null || hasBegun.current) return
    hasBegun.current = true
    // The address keeps it for after the login.
    toasts.info(t('designer:loginToLoad'))
    openStored()
  }, [id, openStored, t, token])
  useEffect(() => {
    if (id === null || typeof token !== 'string' || hasBegun.current) return
    const wait = setTimeout(() => {
      hasBegun.current = true
      open({ current, prepare }, id, productId).then((opened) => {
        // The address and the screen are another page's then.
        if (isUnmounted()) return
        setLoading(false)
        window.history.replaceState(window.history.state, '', window.location.pathname)
        if (opened.ok) {
          giveName({ name: opened.name, description: opened.description })
          toasts.success(t('designer:designLoaded', { name: opened.name }))
          return
        }
        toasts.error(messageOr(opened.failure, t('designer:loadFailed')))
        openStored()
      })
    }, loadDelayMs)
    return () => clearTimeout(wait)
  }, [current, id, isUnmounted, openStored, prepare, productId, t, token])
  return isLoading && typeof token === 'string'
}

type Opened =
  | ({ readonly ok: true } & Named)
  | { readonly ok: false; readonly failure: Pick<Failure, 'code' | 'message'> }

interface Opening {
  readonly current: () => DesignerStore
  readonly prepare: Drawing['prepare']
}

/** Name and description of the design, or why it could not be opened; one of another product has no words of its own. */
async function open({ current, prepare }: Opening, id: string, productId: number): Promise<Opened> {
  const answer = await api('saved-designs.get', { params: { id } })
  if (!answer.ok) return answer
  const { designs, currentPlacement, selectedElement, name, description, productInfo } = answer.value.design
  if (productInfo.printfulProductId !== productId)
    return { ok: false, failure: { code: 'designs.other-product', message: '' } }
  const elements = designs.flatMap((side) => side.elements)
  await Promise.race([prepare(elements), new Promise((resolve) => setTimeout(resolve, longestPrepareMs))])
  const store = current()
  store.run({ do: 'open', sides: designs })
  store.showSide(currentPlacement)
  if (selectedElement !== null) store.select([selectedElement])
  return { ok: true, name, description }
}
