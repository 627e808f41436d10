import 'virtual:contract-routes/custom-products'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import type { DesignDocument } from '@first-fashion/designer-engine/document/document'
import { useEffect, useState } from 'react'
import { api } from '../../../../platform/api-browser.ts'
import { useToken } from '../../../../platform/session.ts'
import { useDesigner } from '../state/designer-context.ts'
import type { LogDraft } from '../state/log-draft.ts'

/** What the server has of the draft that holds the design as it was opened. */
export interface OpenedDraft {
  readonly document: DesignDocument
  readonly variantId: number
  /** ms since 1970. */
  readonly savedAt: number
  readonly mockups: Partial<Record<PrintSide, string>>
  /** The mockups that are being made. */
  readonly tasks: CustomProduct['mockupTasks']
}

/** Asks the server once; null without a draft of just this design, and if the draft was changed elsewhere since. */
export function useOpenedDraft(draft: LogDraft | undefined, hasChanged: boolean): OpenedDraft | null {
  const store = useDesigner()
  const isLoggedIn = typeof useToken() === 'string'
  const [asked] = useState(() =>
    draft === undefined || hasChanged ? null : { draft, document: store.get().history.present },
  )
  const [opened, setOpened] = useState<OpenedDraft | null>(null)
  useEffect(() => {
    if (asked === null || !isLoggedIn) return
    let isUnmounted = false
    void openedDraft(asked.draft).then((stored) => {
      if (!isUnmounted && stored !== undefined) setOpened({ ...stored, document: asked.document })
    })
    return () => {
      isUnmounted = true
    }
  }, [asked, isLoggedIn])
  return opened
}

async function openedDraft({ id, version }: LogDraft) {
  const answer = await api('custom-products.get', { params: { id } })
  if (!answer.ok || answer.value.customProduct.version !== version) return undefined
  const {
    printfulVariantId: variantId,
    updatedAt: savedAt,
    mockups,
    mockupTasks,
  } = answer.value.customProduct
  const images = Object.fromEntries(mockups.map(({ placement, url }) => [placement, url]))
  return { variantId, savedAt, mockups: images, tasks: mockupTasks }
}
