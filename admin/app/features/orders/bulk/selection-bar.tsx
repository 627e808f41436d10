import type { MovedOrder } from '@first-fashion/contract/orders/staff-bulk-calls'
import { Button, Checkbox, Notice, SelectField } from '@first-fashion/ui'
import { useState } from 'react'
import { useMoveOrders } from './queries.ts'
import type { Selection } from './use-selection.ts'
import { useWords } from './words.ts'

const states = ['packing', 'shipped', 'out-for-delivery', 'delivered'] as const

/** Moves the chosen orders on, and says which could not be moved. */
export function SelectionBar({ selection }: { readonly selection: Selection }) {
  const { t } = useWords()
  const [to, setTo] = useState<(typeof states)[number]>('packing')
  const [isCollected, setCollected] = useState(false)
  const moving = useMoveOrders()
  const { chosen, isAll, chooseAll } = selection
  const move = () =>
    moving.mutate(
      {
        orders: chosen.map(({ _id, version }) => ({ id: _id, version })),
        to,
        collected: to === 'delivered' && isCollected,
      },
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
            <Button onClick={move} busy={moving.isPending}>
              {t('update')}
            </Button>
          </>
        )}
      </div>
      <NotMoved orders={moving.data?.orders ?? []} />
    </div>
  )
}

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
