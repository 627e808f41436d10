import { IconButton } from '@first-fashion/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

interface MoveProps {
  /** Where it stands, from 0. */
  readonly nth: number
  readonly count: number
  readonly upLabel: string
  readonly downLabel: string
  readonly onMove: (by: -1 | 1) => void
}

/** Moves a row of an <ol> up and down. The focus goes with the row, so that Enter moves it on. */
export function MoveButtons({ nth, count, upLabel, downLabel, onMove }: MoveProps) {
  const move = (by: -1 | 1) => (event: MouseEvent) => {
    const rows = event.currentTarget.closest('ol')?.children
    flushSync(() => onMove(by))
    focusOn(rows?.[nth + by], by)
  }
  return (
    <>
      <IconButton data-move={-1} label={upLabel} disabled={nth === 0} onClick={move(-1)}>
        <ArrowUp aria-hidden="true" size={18} />
      </IconButton>
      <IconButton data-move={1} label={downLabel} disabled={nth === count - 1} onClick={move(1)}>
        <ArrowDown aria-hidden="true" size={18} />
      </IconButton>
    </>
  )
}

/** A row at an end moves one way only: the focus goes to its other button. */
function focusOn(row: Element | undefined, by: -1 | 1): void {
  const button =
    row?.querySelector(`button[data-move="${by}"]:enabled`) ?? row?.querySelector('button[data-move]:enabled')
  if (button instanceof HTMLElement) button.focus()
}
