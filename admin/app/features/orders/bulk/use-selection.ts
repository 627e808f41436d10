import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { useState } from 'react'

export interface Selection {
  readonly chosen: readonly StaffOrder[]
  readonly isAll: boolean
  has(order: StaffOrder): boolean
  choose(order: StaffOrder, isChosen: boolean): void
  chooseAll(isChosen: boolean): void
}

/** The chosen orders of the page that is shown; others are not changed unseen. */
export function useSelection(shown: readonly StaffOrder[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = shown.filter(({ _id }) => ids.has(_id))
  return {
    chosen,
    isAll: shown.length > 0 && chosen.length === shown.length,
    has: ({ _id }) => ids.has(_id),
    choose: ({ _id }, isChosen) =>
      setIds((before) => new Set([...before].filter((id) => id !== _id).concat(isChosen ? [_id] : []))),
    chooseAll: (isChosen) => setIds(new Set(isChosen ? shown.map(({ _id }) => _id) : [])),
  }
}
