import { createContext, useContext } from 'react'

/** What members can do from every tab. */
export interface CommunityActions {
  /** Opens Submit Your Style, with a challenge chosen. Who is no member yet joins first; a visitor logs in and comes back to it. */
  submitStyle(challengeId?: string): void
  becomeAmbassador(): void
  /** Of members only. */
  editProfile(): void
}

/** The page of the community provides it. */
export const CommunityActionsContext = createContext<CommunityActions | null>(null)

export function useCommunityActions(): CommunityActions {
  const actions = useContext(CommunityActionsContext)
  if (actions === null) throw new Error('the actions of the community are used outside of its page')
  return actions
}
