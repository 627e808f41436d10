import {
  type ChatAction,
  type ChatCardSource,
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
import { createBoundPrints, createCustomProducts } from '../../features/custom-products/index.ts'
import { createStaffPartnerOrders, orderAwaitingPrint } from '../../features/fulfilment/index.ts'
import { createLineRefunds } from '../../features/line-refunds/index.ts'
import { createReturns } from '../../features/returns/index.ts'
import type { assembleServices, OwnDeps } from '../features/services.ts'

type Deps = OwnDeps & ReturnType<typeof assembleServices>

/** What can be shown in the chat. A new kind is a line here. */
export const chatCardSources = (deps: Deps): readonly ChatCardSource[] => [
  orderCards(deps),
  productCards(deps),
  designCards(createCustomProducts({ ...deps, orderAwaitingPrint })),
]

/** What can be agreed on in the chat. A new action is a line here. */
export const chatActions = (deps: Deps): readonly ChatAction[] => {
  const printFiles = deps.printFiles ?? createBoundPrints(deps)
  return [
    swapAction({ ...deps, returns: createReturns(deps) }),
    refundAction({ ...deps, lineRefunds: createLineRefunds(deps) }),
    printAgainAction({ ...deps, partnerOrders: createStaffPartnerOrders({ ...deps, printFiles }) }),
    holdAction(deps),
    reorderAction(deps),
    codeAction(deps),
  ]
}
