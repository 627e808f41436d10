import type { ReturnStatus } from '@first-fashion/contract/returns/status'
import { Badge, type BadgeTone } from '@first-fashion/ui'
import { useWords } from './words.ts'

const tones: Readonly<Record<ReturnStatus, BadgeTone>> = {
  pending: 'accent',
  processing: 'lagoon',
  completed: 'leaf',
  rejected: 'danger',
}

export function ReturnBadge({ status }: { readonly status: ReturnStatus }) {
  const { t } = useWords()
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}
