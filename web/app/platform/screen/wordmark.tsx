import { useStore } from '../store.ts'

/** The name of the store as its logo: the last word stands out. In two lines where there is no room for one. */
export function Wordmark() {
  const words = useStore().name.split(' ')
  const last = words.length > 1 ? words.pop() : undefined
  return (
    <span className="font-display text-title leading-none tracking-tight">
      {words.join(' ')} {last === undefined ? null : <span className="text-leaf italic">{last}</span>}
    </span>
  )
}
