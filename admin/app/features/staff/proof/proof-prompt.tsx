import { lazy, Suspense, useEffect, useState } from 'react'
import { whenProofIsNeeded } from '../../../platform/proof-request.ts'

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

/** Asks members who they are when a call needs it, which is then made again. */
export function ProofPrompt() {
  const [answer, setAnswer] = useState<(isProven: boolean) => void>()
  useEffect(() => whenProofIsNeeded(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  if (answer === undefined) return null
  const close = (isProven: boolean) => {
    setAnswer(undefined)
    answer(isProven)
  }
  return (
    <Suspense fallback={null}>
      <ProofDialog onProven={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  )
}
