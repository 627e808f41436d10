import type { ProposalKind, ProposalTerms } from '@first-fashion/contract/chat/proposal-terms'
import type { Permission } from '@first-fashion/contract/staff/roles'
import type { StaffSession } from '../../../platform/http/handlers.ts'
import { seam } from '../../../shop.ts'

export type TermsOf<Kind extends ProposalKind> = Extract<ProposalTerms, { kind: Kind }>

/** Who proposes, and to whom. */
export interface ActionContext {
  readonly customerId: string
  readonly session: StaffSession
}

/** What the customer reads before agreeing, and what must still be true when it happens. */
export interface Offer {
  readonly title: string
  readonly facts: readonly string[]
  /** Figures that were shown: what is done must come to the same. */
  readonly agreed: Readonly<Record<string, number>>
  /** In whose timeline it stands; undefined if it is about no order. */
  readonly orderId?: string
}

/** Something that an agent can propose in the chat. It happens through the service that does it everywhere else. */
export interface ChatAction<Kind extends ProposalKind = ProposalKind> {
  readonly kind: Kind
  /** Who proposes it needs this, when it is proposed and when it happens. */
  readonly permission: Permission
  /** Refuses as the service does. */
  offer(context: ActionContext, terms: TermsOf<Kind>): Promise<Offer>
  /** Makes it happen; returns what to say about it. Refuses as the service does. */
  perform(context: ActionContext, terms: TermsOf<Kind>, agreed: Offer['agreed']): Promise<string>
}

/** What can be agreed on in the chat. */
export const chatActions = seam<readonly ChatAction[]>('what can be agreed on in the chat')

export const defineAction = <const Kind extends ProposalKind>(action: ChatAction<Kind>): ChatAction =>
  // Each action gets the terms of its own kind: `proposals` looks it up by them.
  action as unknown as ChatAction
