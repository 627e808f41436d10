import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../platform/lost-chunk.ts'
import { onFirstToast } from '../platform/toasts.ts'

const ToastsOnTop = lazyPart(() =>
  import('../platform/toasting/toast-library.ts').then((module) => ({ default: module.ToastsOnTop })),
)

/** Where toasts appear: top right unless that is over what was pressed (`platform/toasting/toast-library.ts`), for 5 s, above dialogs, reached by Alt+T [A8.32]. It loads with the first toast. */
export function ToastArea() {
  const [isReady, setReady] = useState(false)
  useEffect(() => onFirstToast(() => setReady(true)), [])
  if (!isReady) return null
  return (
    <Suspense fallback={null}>
      <ToastsOnTop />
    </Suspense>
  )
}
