import 'virtual:contract-routes/custom-products'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import {
  type DesignDocument,
  isEmptySide,
  type SideContent,
} from '@first-fashion/designer-engine/document/document'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../platform/queries/call.ts'
import { mockupPolling, poll } from '../../../../platform/queries/poll.ts'
import { refusalWords } from '../../../../platform/queries/refusal.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import type { Autosave } from '../saving/use-autosave.ts'
import type { OpenedDraft } from '../saving/use-opened-draft.ts'
import type { StoredDraft } from '../state/log-sync.ts'
import { useWithLogin } from '../use-with-login.ts'
import '../designer-words.ts'

/** A side as it was when its mockup was asked for. */
interface Asked {
  readonly content: SideContent
  readonly variantId: number
}

interface Made extends Asked {
  /** Undefined while it is being made. */
  readonly image: string | undefined
}

export interface Mockups {
  /** Of the side as it is now. 'empty' has nothing to show. */
  stateOf(side: PrintSide): {
    readonly status: 'empty' | 'none' | 'making' | 'ready'
    readonly image?: string
  }
  generate(side: PrintSide): void
}

interface MockupFacts {
  readonly document: DesignDocument
  readonly variantId: number
  readonly autosave: Pick<Autosave, 'flush' | 'opened'>
}

/** Mockups of the design in the designer; a change of a side makes its mockup an old one. */
export function useMockups({ document, variantId, autosave }: MockupFacts): Mockups {
  const { t } = useTranslation()
  const withLogin = useWithLogin()
  const signal = useSignalOfPage()
  const { made, show } = useMade()
  const generate = (side: PrintSide) =>
    show(side, { content: document[side], variantId }, async () => {
      const taskKey = await started(await autosave.flush(), side)
      toasts.info(t('designer:mockupStarted'))
      return imageOf(taskKey, signal())
    })
  useRunningTasks(autosave.opened, (side, taskKey, asked) => {
    if (made[side] === undefined) void show(side, asked, () => imageOf(taskKey, signal()))
  })
  return {
    stateOf: (side) => {
      if (isEmptySide(document[side])) return { status: 'empty' }
      const one = made[side] ?? madeBefore(autosave.opened, side)
      if (one === undefined) return { status: 'none' }
      if (one.image === undefined) return { status: 'making' }
      const isOfNow = one.content === document[side] && one.variantId === variantId
      return isOfNow ? { status: 'ready', image: one.image } : { status: 'none' }
    },
    generate: (side) => withLogin(t('designer:loginForMockups'), () => void generate(side)),
  }
}

/** The mockups of this page. `show` shows one as being made until it is there, and says how that went. */
function useMade() {
  const { t } = useTranslation()
  const [made, setMade] = useState<Partial<Record<PrintSide, Made>>>({})
  const set = (side: PrintSide, one: Made | undefined) => setMade((before) => ({ ...before, [side]: one }))
  const show = async (side: PrintSide, asked: Asked, make: () => Promise<string | undefined>) => {
    set(side, { ...asked, image: undefined })
    try {
      const image = await make()
      set(side, image === undefined ? undefined : { ...asked, image })
      if (image === undefined) toasts.error(t('designer:mockupFailed'))
      else toasts.success(t('designer:mockupMade'))
    } catch (error) {
      set(side, undefined)
      const failed = t('designer:mockupNotStarted')
      if (error instanceof NotStored) toasts.error(error.message)
      else toasts.error(error instanceof Error ? refusalWords(error, failed) : failed)
    }
  }
  return { made, show }
}

/** Hears of the mockups that were still being made when the design was opened here. */
function useRunningTasks(
  opened: OpenedDraft | null,
  onTask: (side: PrintSide, taskKey: string, asked: Asked) => void,
): void {
  const latest = useRef(onTask)
  useEffect(() => {
    latest.current = onTask
  })
  useEffect(() => {
    if (opened === null) return
    const { document, variantId, tasks } = opened
    for (const { placement, taskKey } of tasks)
      latest.current(placement, taskKey, { content: document[placement], variantId })
  }, [opened])
}

/** What was made of the design before it was opened here. */
function madeBefore(opened: OpenedDraft | null, side: PrintSide): Made | undefined {
  const image = opened?.mockups[side]
  if (opened === null || image === undefined) return undefined
  return { content: opened.document[side], variantId: opened.variantId, image }
}

/** Says to the shopper why there is nothing to make a mockup of. */
class NotStored extends Error {}

/** The task that makes a mockup of the stored design. Throws if it was refused. */
async function started(stored: StoredDraft, placement: PrintSide): Promise<string> {
  if (!stored.ok) throw new NotStored(stored.message)
  const params = { id: stored.draftId }
  return (await call('custom-products.generate-mockup', { params, body: { placement } })).taskKey
}

/** The address of the mockup that a task makes; undefined if it has failed. */
async function imageOf(taskKey: string, signal: AbortSignal): Promise<string | undefined> {
  const ended = await poll(
    async () => {
      const answer = await call('custom-products.mockup-status', { params: { taskKey } })
      return answer.status === 'pending' ? undefined : answer
    },
    { ...mockupPolling, signal },
  )
  return ended?.mockups[0]?.mockup_url
}

/** A signal that ends with the page. */
function useSignalOfPage(): () => AbortSignal {
  const page = useRef(new AbortController())
  useEffect(() => {
    // In development effects run twice.
    if (page.current.signal.aborted) page.current = new AbortController()
    return () => page.current.abort()
  }, [])
  return () => page.current.signal
}
