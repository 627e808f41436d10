import type { CausedRefund } from '@first-fashion/contract/payments/staff-calls'
import { useRoleMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { ProblemActions } from './problem-actions.tsx'
import { useWords } from './words.ts'

interface RefundsProps {
  readonly refunds: readonly CausedRefund[]
  readonly onChange: () => void
}

/** Refunds at payment partners: how far each is, why one failed, and what can be done about it. */
export function CausedRefunds({ refunds, onChange }: RefundsProps) {
  return (
    <ul className="flex flex-col gap-5">
      {refunds.map((refund) => (
        <li key={refund._id}>
          <OneRefund refund={refund} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}

interface RefundProps {
  readonly refund: CausedRefund
  readonly onChange: () => void
}

function OneRefund({ refund: { state, amountText, at, problem }, onChange }: RefundProps) {
  const { t } = useWords()
  const mayAct = useRoleMay('payments.change')
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{t(`refundStates.${state}`)}</span>
        <span className="tabular-nums">{amountText}</span>
      </p>
      <p className="text-small text-timber">{shopTimeInWords(at)}</p>
      {problem === null ? null : (
        <>
          <p className="mt-2 wrap-anywhere">{problem.detail}</p>
          {mayAct ? <ProblemActions problem={problem} onResolved={onChange} /> : null}
        </>
      )}
    </>
  )
}
