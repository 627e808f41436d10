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
import type { Shop } from '../../shop.ts'

/** What can be shown and agreed on in the chat. A new kind or action is a line here. */
export function plugIntoChat(shop: Shop): void {
  chatCardSources.fill(shop, [orderCards(shop), productCards(shop), designCards(shop)])
  chatActions.fill(shop, [
    swapAction(shop),
    refundAction(shop),
    printAgainAction(shop),
    holdAction(shop),
    reorderAction(shop),
    codeAction(shop),
  ])
}
