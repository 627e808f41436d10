import { Button } from '@first-fashion/ui'
import { useNavigate } from 'react-router'
import { useRoleMay } from '../../platform/session.ts'
import { useChatOfCustomer } from './queries.ts'
import { useWords } from './words.ts'

/** Opens the conversation with a customer, to write first. */
export function ChatWithCustomer({ customerId }: { readonly customerId: string }) {
  const { t } = useWords()
  const navigate = useNavigate()
  const open = useChatOfCustomer()
  if (!useRoleMay('chat.answer')) return null
  return (
    <Button
      variant="secondary"
      busy={open.isPending}
      onClick={() => open.mutate(customerId, { onSuccess: (id) => navigate(`/chat/${id}`) })}
    >
      {t('write')}
    </Button>
  )
}
