import type { ProblemAction } from '@first-fashion/contract/payments/problems'
import type { PaymentProblem } from '@first-fashion/contract/payments/staff-calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { ResolveDialog } from './resolve-dialog.tsx'
import { useWords } from './words.ts'

interface ActionsProps {
  readonly problem: PaymentProblem
  /** Once one of them was taken. */
  readonly onResolved?: () => void
}

/** What can be done about a payment problem; each asks before money moves. */
export function ProblemActions({ problem, onResolved }: ActionsProps) {
  const { t } = useWords()
  const [action, setAction] = useState<ProblemAction>()
  return problem.actions.length === 0 ? null : (
    <div className="mt-4 flex flex-wrap gap-3">
      {problem.actions.map((one, at) => (
        <Button key={one} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => setAction(one)}>
          {t(`problemActions.${one}`)}
        </Button>
      ))}
      {action === undefined ? null : (
        <ResolveDialog
          problem={problem}
          action={action}
          onClose={() => setAction(undefined)}
          onResolved={onResolved}
        />
      )}
    </div>
  )
}
