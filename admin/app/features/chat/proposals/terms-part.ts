import type { ProposalTerms } from '@first-fashion/contract/chat/proposal-terms'

/** A part of the form that asks for the terms of one kind; undefined while they are not complete. */
export interface TermsPartProps {
  readonly conversationId: string
  readonly onChange: (terms: ProposalTerms | undefined) => void
}
