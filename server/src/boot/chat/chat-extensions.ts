import {
  chatActions,
  chatCardSources,
  codeAction,
  designCards,
  holdAction,
  orderCards,
  printAgainAction,
  productCards,
  refundAction,
  reorderAction,
  swapAction,
} from '../../features/chat/index.ts'
import { createLineRefunds } from '../../features/line-refunds/index.ts'
import { createReturns } from '../../features/returns/index.ts'
import type { assembleServices, OwnDeps } from '../features/services.ts'

/** What can be shown and agreed on in the chat. A new kind or action is a line here. */
export function plugIntoChat(deps: OwnDeps & ReturnType<typeof assembleServices>): void {
  chatCardSources.fill(deps, [orderCards(deps), productCards(deps), designCards(deps)])
  chatActions.fill(deps, [
    swapAction({ ...deps, returns: createReturns(deps) }),
    refundAction({ ...deps, lineRefunds: createLineRefunds(deps) }),
    printAgainAction(deps),
    holdAction(deps),
    reorderAction(deps),
    codeAction(deps),
  ])
}
