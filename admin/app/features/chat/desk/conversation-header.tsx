import type { OpenedConversation } from '@first-fashion/contract/chat/staff-calls'
import { Button, IconButton, QuietSelect } from '@first-fashion/ui'
import { Download } from 'lucide-react'
import { saveText } from '../../../platform/save-file.ts'
import { useRoleMay } from '../../../platform/session.ts'
import { shopTimeInWords } from '../../../platform/shop-time.ts'
import { useChangeState, useMembers, useTranscript } from '../queries.ts'
import { useWords } from '../words.ts'
import type { useOthers } from './use-others.ts'

interface ConversationHeaderProps {
  readonly conversation: OpenedConversation
  readonly others: ReturnType<typeof useOthers>
}

/** Whose conversation it is, who is in it, and what can be done with it. */
export function ConversationHeader({ conversation, others }: ConversationHeaderProps) {
  const { t } = useWords()
  const { id, version, status, assignedTo, customer, customerSeenAt } = conversation
  const members = useMembers().data ?? []
  const isListed = assignedTo === null || members.some(({ staffId }) => staffId === assignedTo.staffId)
  // Whoever was switched off, or may not answer any more, keeps the conversation until it is given to somebody else.
  const choices = isListed ? members : [...members, assignedTo]
  const change = useChangeState(id)
  const transcript = useTranscript(id)
  const mayAnswer = useRoleMay('chat.answer')
  const seen =
    customerSeenAt === null ? t('neverSeen') : t('lastSeen', { moment: shopTimeInWords(customerSeenAt) })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline px-4 py-2">
      <div className="min-w-0 flex-1 sm:min-w-56">
        <h2 className="truncate text-title">{customer.name}</h2>
        <p className="text-small text-timber">{others.isOnline ? t('online') : seen}</p>
      </div>
      <IconButton
        label={t('transcript')}
        disabled={transcript.isPending}
        onClick={() => transcript.mutate(undefined, { onSuccess: ({ name, text }) => saveText(name, text) })}
      >
        <Download aria-hidden="true" size={20} />
      </IconButton>
      <div className="ml-auto flex flex-wrap items-center justify-between gap-1 max-sm:-ml-2 max-sm:w-[calc(100%+0.5rem)]">
        <QuietSelect
          label={t('assignedTo')}
          value={assignedTo?.staffId ?? ''}
          disabled={!mayAnswer || change.isPending}
          onChange={({ target }) =>
            change.mutate({ version, assignedTo: target.value === '' ? null : target.value })
          }
        >
          <option value="">{t('nobody')}</option>
          {choices.map(({ staffId, name }) => (
            <option key={staffId} value={staffId}>
              {name}
            </option>
          ))}
        </QuietSelect>
        <Button
          variant="secondary"
          busy={change.isPending}
          disabled={!mayAnswer || conversation.lastSequence === 0}
          onClick={() => change.mutate({ version, status: status === 'closed' ? 'open' : 'closed' })}
        >
          {status === 'closed' ? t('reopen') : t('closeIt')}
        </Button>
      </div>
      {others.viewers.length === 0 ? null : (
        <p role="status" className="w-full text-small text-lagoon">
          {t('alsoHere', { names: others.viewers.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}
