import {
  type ProposalKind,
  type ProposalTerms,
  proposalKinds,
} from '@first-fashion/contract/chat/proposal-terms'
import { may, type Permission } from '@first-fashion/contract/staff/roles'
import { Button, Dialog, Notice, SelectField } from '@first-fashion/ui'
import { useCallback, useEffect, useState } from 'react'
import { CountField } from '../../../platform/count-field.tsx'
import { useStaff } from '../../../platform/session.ts'
import { useChatCustomer, usePropose, useShownProducts } from '../queries.ts'
import { useWords } from '../words.ts'
import { OrderTerms } from './order-terms.tsx'
import type { TermsPartProps } from './terms-part.ts'
import { type ChosenVariant, VariantChoice } from './variant-choice.tsx'

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
  const kinds = proposalKinds.filter((one) => staff != null && may(staff, permissionOf[one]))
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

const usualPercent = 10
const mostPercent = 50

function CodeTerms({ onChange }: TermsPartProps) {
  const { t } = useWords()
  const [percent, setPercent] = useState(usualPercent)
  useEffect(
    () => onChange(Number.isNaN(percent) ? undefined : { kind: 'code', percent }),
    [percent, onChange],
  )
  return (
    <CountField
      label={t('percent')}
      initial={usualPercent}
      minimum={1}
      maximum={mostPercent}
      onCount={setPercent}
    />
  )
}

/** A size of something that was shown in the chat, or that the customer has in the cart or the wishlist. */
function HoldTerms({ conversationId, onChange }: TermsPartProps) {
  const { t } = useWords()
  const { data } = useChatCustomer(conversationId)
  const { data: shown } = useShownProducts(conversationId)
  const cards = [...(shown ?? []), ...(data?.cart ?? []), ...(data?.wishlist ?? [])]
  const products = [...new Map(cards.map((card) => [card.id, card])).values()]
  const [productId, setProductId] = useState<string>()
  const [variant, setVariant] = useState<ChosenVariant>()
  useEffect(() => {
    const isWhole = productId !== undefined && variant !== undefined
    onChange(isWhole ? { kind: 'hold', productId, ...variant, quantity: 1 } : undefined)
  }, [productId, variant, onChange])
  if (products.length === 0) return <p className="text-timber">{t('noProducts')}</p>
  return (
    <>
      <SelectField
        label={t('product')}
        value={productId ?? ''}
        onChange={({ target }) => {
          setVariant(undefined)
          setProductId(target.value || undefined)
        }}
      >
        <option value="" />
        {products.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <VariantChoice productId={productId} chosen={variant} onChoose={setVariant} />
    </>
  )
}
