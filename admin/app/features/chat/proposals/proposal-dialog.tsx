import {
  type ProposalKind,
  type ProposalTerms,
  proposalKinds,
} from '@first-fashion/contract/chat/proposal-terms'
import type { Permission } from '@first-fashion/contract/staff/roles'
import { roleMay } from '@first-fashion/contract/staff/roles'
import { Button, Dialog, Notice, SelectField } from '@first-fashion/ui'
import { useCallback, useState } from 'react'
import { useStaff } from '../../../platform/session.ts'
import { usePropose } from '../queries.ts'
import { useWords } from '../words.ts'
import { CodeTerms } from './code-terms.tsx'
import { HoldTerms } from './hold-terms.tsx'
import { OrderTerms } from './order-terms.tsx'

/** As the server has it: who proposes something must be allowed to do it. */
const permissionOf: Readonly<Record<ProposalKind, Permission>> = {
  swap: 'returns.read',
  refund: 'payments.change',
  'print-again': 'fulfilment.change',
  hold: 'products.read',
  reorder: 'orders.read',
  code: 'promo-codes.change',
}

interface ProposalDialogProps {
  readonly conversationId: string
  readonly open: boolean
  readonly onClose: () => void
  readonly onSent: () => void
}

/** What an agent offers to do. What the shop's rules refuse is said before it is sent. */
export function ProposalDialog({ conversationId, open, onClose, onSent }: ProposalDialogProps) {
  const { t } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={t('proposeTitle')} closeLabel={t('close')}>
      <ProposalForm
        conversationId={conversationId}
        onSent={() => {
          onSent()
          onClose()
        }}
      />
    </Dialog>
  )
}

/** Each change makes another offer; sending one again does not. */
interface Offer {
  readonly terms: ProposalTerms
  readonly clientId: string
}

interface ProposalFormProps {
  readonly conversationId: string
  readonly onSent: () => void
}

function ProposalForm({ conversationId, onSent }: ProposalFormProps) {
  const { t } = useWords()
  const staff = useStaff()
  const kinds = proposalKinds.filter((one) => staff != null && roleMay(staff.role, permissionOf[one]))
  const [kind, setKind] = useState<ProposalKind>(kinds[0] ?? 'reorder')
  const [offer, setOffer] = useState<Offer>()
  const onChange = useCallback(
    (terms: ProposalTerms | undefined) =>
      setOffer(terms === undefined ? undefined : { terms, clientId: crypto.randomUUID() }),
    [],
  )
  const propose = usePropose(conversationId)
  const part = { conversationId, onChange }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (offer !== undefined) propose.mutate(offer, { onSuccess: onSent })
      }}
    >
      <p className="text-small text-timber">{t('proposeText')}</p>
      <SelectField
        label={t('kind')}
        value={kind}
        onChange={({ target }) => {
          setOffer(undefined)
          setKind(kinds.find((one) => one === target.value) ?? kind)
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(`kinds.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === 'code' ? <CodeTerms {...part} /> : null}
      {kind === 'hold' ? <HoldTerms {...part} /> : null}
      {kind === 'code' || kind === 'hold' ? null : <OrderTerms key={kind} kind={kind} {...part} />}
      {propose.isError ? <Notice>{propose.error.message}</Notice> : null}
      <Button type="submit" busy={propose.isPending} disabled={offer === undefined}>
        {t('sendProposal')}
      </Button>
    </form>
  )
}
