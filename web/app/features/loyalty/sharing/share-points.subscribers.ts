import { limits } from '@first-fashion/contract/limits'
import { api } from '../../../platform/api-browser.ts'
import { messageOr } from '../../../platform/refusal-words.ts'
import { productShared } from '../../../platform/sharing/product-shared.ts'
import { everyProduct, markShared } from '../../../platform/sharing/shared-today.ts'
import { toasts } from '../../../platform/toasts.ts'
import { words } from '../../../platform/words/i18n.ts'
import { announceLoyalty } from '../loyalty-updated.ts'
import './share-and-earn-words.ts'

type Shared = Parameters<Parameters<typeof productShared.subscribe>[0]>[0]

/** Products whose points are on their way: shared on another network meanwhile, they earn no more. */
const awaited = new Set<string>()

/** Points come a little after the share window was opened [A4.23]. */
productShared.subscribe((shared) => {
  const { productId, isVisitor } = shared
  if (isVisitor) {
    toasts.info(words.t('share-and-earn:login'))
    return
  }
  if (awaited.has(productId)) return
  awaited.add(productId)
  setTimeout(() => void award(shared).finally(() => awaited.delete(productId)), limits.shareAwardDelayMs)
})

/** Nothing more can be earned with any product, today or this month. */
const isOver = (answer: Awaited<ReturnType<typeof api<'loyalty.award-share'>>>): boolean =>
  !answer.ok && answer.failure.code === 'loyalty.too-many-awards'

async function award({ productId, platform, account }: Shared): Promise<void> {
  const answer = await api('loyalty.award-share', { body: { productId, platform } })
  if (answer.ok) toasts.success(answer.value.message)
  else toasts.info(messageOr(answer.failure, words.t('share-and-earn:failed')))
  const isDone = answer.ok || answer.failure.code === 'loyalty.shared-today'
  if (isDone && account !== undefined) markShared(account, productId)
  if (isOver(answer) && account !== undefined) markShared(account, everyProduct)
  announceLoyalty()
}
