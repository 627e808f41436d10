import { clearChoices } from './stored-choices.ts'

/** Where the delivery form is stored in this tab. */
export const draftKey = 'checkout-draft'

/** After the order and on logout: the next person must not see it. */
export function discardDraft(): void {
  sessionStorage.removeItem(draftKey)
  clearChoices()
}
