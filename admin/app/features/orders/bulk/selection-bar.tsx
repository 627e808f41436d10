import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import type { StaffOrder } from '@first-fashion/contract/orders/staff-calls'
import { Button, Checkbox, Notice, SelectField } from '@first-fashion/ui'
import { useState } from 'react'
import type { SelectionAction } from '../order-parts.tsx'
import { useMoveOrders } from './queries.ts'
import type { Selection } from './use-selection.ts'
import { useWords } from './words.ts'

const states = ['packing', 'shipped', 'out-for-delivery', 'delivered'] as const

interface BarProps {
  readonly selection: Selection
  /** What other features do with the chosen orders. */
  readonly actions: readonly SelectionAction[]
}

/** Moves the chosen orders on, and says which could not be moved. */
export function SelectionBar({ selection, actions }: BarProps) {
  const { t } = useWords()
  const [to, setTo] = useState<(typeof states)[number]>('packing')
  const [isCollected, setCollected] = useState(false)
  const moving = useMoveOrders()
  const { chosen, isAll, chooseAll } = selection
  const move = (change: { to: (typeof states)[number]; collected: boolean }) =>
    moving.mutate(
      { orders: chosen.map(({ _id, version }) => ({ id: _id, version })), ...change },
      { onSuccess: () => chooseAll(false) },
    )
  return (
    <div className="mb-3 flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Checkbox
          label={t('chooseAll')}
          checked={isAll}
          onChange={(event) => chooseAll(event.target.checked)}
        />
        {chosen.length === 0 ? null : (
          <>
            <p role="status" className="flex min-h-11 items-center font-semibold">
              {t('chosen', { count: chosen.length })}
            </p>
            <div className="w-52">
              <SelectField
                label={t('to')}
                value={to}
                onChange={({ target }) => setTo(states.find((one) => one === target.value) ?? 'packing')}
              >
                {states.map((one) => (
                  <option key={one} value={one}>
                    {t(`states.${one}`)}
                  </option>
                ))}
              </SelectField>
            </div>
            {to === 'delivered' ? (
              <Checkbox
                label={t('collected')}
                checked={isCollected}
                onChange={(event) => setCollected(event.target.checked)}
              />
            ) : null}
            <Button
              onClick={() => move({ to, collected: to === 'delivered' && isCollected })}
              busy={moving.isPending}
            >
              {t('update')}
            </Button>
            {chosen.every(awaitsCash) ? (
              <Button
                variant="secondary"
                onClick={() => move({ to: 'delivered', collected: true })}
                disabled={moving.isPending}
              >
                {t('deliveredForCash')}
              </Button>
            ) : null}
            {actions.map(({ name, Action }) => (
              <Action key={name} orderIds={chosen.map(({ _id }) => _id)} />
            ))}
          </>
        )}
      </div>
      <NotMoved orders={moving.data?.orders ?? []} />
    </div>
  )
}

/** The courier has the parcel, and brings the money. */
const awaitsCash = ({ paymentMethod, paymentState, next }: StaffOrder): boolean =>
  paymentMethod === 'cod' && paymentState === 'awaiting' && next.includes('delivered')

function NotMoved({ orders }: { readonly orders: readonly MovedOrder[] }) {
  const { t } = useWords()
  const refused = orders.filter(({ problem }) => problem !== null)
  if (refused.length === 0) return null
  return (
    <Notice>
      <p>{t('notMoved', { count: refused.length })}</p>
      <ul className="mt-1 list-disc pl-5">
        {refused.map(({ id, orderNumber, problem }) => (
          <li key={id}>
            {orderNumber}: {problem}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
