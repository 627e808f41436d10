import type { ChatProposal } from '@first-fashion/contract/chat/message'
import { Button } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../platform/toasts.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { call } from '../chat-calls.ts'
import '../chat-words.ts'

/** What the shop proposes: the customer agrees or declines, and reads what became of it. */
export function ProposalCard({ proposal: given }: { readonly proposal: ChatProposal }) {
  const { t } = useTranslation()
  const [answered, setAnswered] = useState<ChatProposal>()
  // What is pushed later knows more than the answer to one's own click.
  const proposal = given.status === 'open' ? (answered ?? given) : given
  const answer = useMutation({
    mutationFn: (agrees: boolean) =>
      call('chat.answer-proposal', { params: { id: proposal._id }, body: { agrees } }),
    onSuccess: (stored) => setAnswered(stored.proposal),
    onError: (error) => toasts.error(error.message),
  })
  const decide = (agrees: boolean, variant: 'primary' | 'secondary', words: string) => (
    <Button
      variant={variant}
      busy={answer.isPending && answer.variables === agrees}
      disabled={answer.isPending}
      onClick={() => answer.mutate(agrees)}
    >
      {words}
    </Button>
  )
  return (
    <section
      aria-label={t('chat:proposal')}
      className="w-72 max-w-full rounded-soft border border-leaf bg-paper p-3"
    >
      <p className="font-medium">{proposal.title}</p>
      <ul className="mt-1 text-small text-timber">
        {proposal.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {proposal.status === 'open' ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {decide(true, 'primary', t('chat:agree'))}
          {decide(false, 'secondary', t('chat:decline'))}
        </div>
      ) : (
        <p role="status" className="mt-2 text-small">
          {proposal.outcome || t(`chat:proposalStatus.${proposal.status}`)}
        </p>
      )}
    </section>
  )
}
