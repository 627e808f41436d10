import { useStore } from '../store.ts'

/**
 * The name of the store as its logo: the last of several words stands out. In two lines where there is no room for one. If
 * the store has a logo, a rule in the head of the page shows it here (`shell/brand-head.tsx`).
 */
export function Wordmark() {
  const words = useStore().name.split(' ')
  const last = words.pop()
  const start = words.map((word) => `${word} `).join('')
  return (
    <span className="wordmark font-display text-title leading-none tracking-tight">
      {start}
      <span className={start === '' ? '' : 'text-leaf italic'}>{last}</span>
    </span>
  )
}
