import { providerNames } from '@first-fashion/contract/payments/methods'
import type { PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import { EmptyState, SelectField } from '@first-fashion/ui'
import { Link, useSearchParams } from 'react-router'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf } from '../../platform/lists/list-query.ts'
import { withChange } from '../../platform/lists/pages.tsx'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { ProblemActions } from './problem-actions.tsx'
import { usePaymentProblems } from './queries.ts'
import { useWords } from './words.ts'

/** Payment problems with their actions. */
export function PaymentsPage() {
  const { t } = useWords()
  const [query] = useSearchParams()
  const state = query.get('state') === 'resolved' ? 'resolved' : 'open'
  const problems = usePaymentProblems(state, query.get('page') ?? '1')
  return (
    <ListFrame
      title={t('payments')}
      lead={t('paymentsText')}
      filters={<StateChoice state={state} />}
      hasSearch={false}
      {...frameOf(problems)}
      whenEmpty={<EmptyState title={t(`noProblems.${state}`)} text={t(`noProblemsText.${state}`)} />}
    >
      <ul className="flex flex-col gap-4">
        {problems.data?.problems.map((problem) => (
          <li key={problem._id}>
            <ProblemCard problem={problem} />
          </li>
        ))}
      </ul>
    </ListFrame>
  )
}

interface CardProps {
  readonly problem: PaymentProblem
}

function ProblemCard({ problem }: CardProps) {
  const { t } = useWords()
  const { kind, provider, reference, order, amountText, detail } = problem
  return (
    <article
      aria-label={`${t(`problems.${kind}`)}, ${amountText}`}
      className="border border-hairline bg-paper p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-title">{t(`problems.${kind}`)}</h2>
        <p className="font-semibold tabular-nums">{amountText}</p>
      </div>
      <p className="mt-1 max-w-[42rem]">{t(`problemsText.${kind}`)}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-timber">{t('noticed')}</dt>
        <dd>
          {shopTimeInWords(problem.createdAt)} · {providerNames[provider]}
        </dd>
        <dt className="text-timber">{t('reference')}</dt>
        <dd className="wrap-anywhere">{reference}</dd>
        {order === null ? null : (
          <>
            <dt className="text-timber">{t('orderOf')}</dt>
            <dd>
              <Link to={`/orders/${order._id}`} className="text-leaf underline underline-offset-4">
                {order.number}
              </Link>
            </dd>
          </>
        )}
        {detail === '' ? null : (
          <>
            <dt className="text-timber">{t('detail')}</dt>
            <dd className="wrap-anywhere">{detail}</dd>
          </>
        )}
        {problem.resolvedAt === null ? null : (
          <>
            <dt className="text-timber">{t('resolved')}</dt>
            <dd className="wrap-anywhere">
              {shopTimeInWords(problem.resolvedAt)} · {problem.resolvedBy}
              {problem.note === '' ? null : ` · ${problem.note}`}
            </dd>
          </>
        )}
      </dl>
      <IfMay permission="payments.change">
        <ProblemActions problem={problem} />
      </IfMay>
    </article>
  )
}

/** Open or resolved problems. */
function StateChoice({ state }: { readonly state: 'open' | 'resolved' }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <SelectField
      label={t('visibleProblems')}
      value={state}
      onChange={(event) =>
        setQuery(withChange(query, { state: event.target.value === 'open' ? '' : event.target.value }))
      }
    >
      <option value="open">{t('openProblems')}</option>
      <option value="resolved">{t('resolvedProblems')}</option>
    </SelectField>
  )
}
