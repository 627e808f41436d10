import { nextStates, returnStatusMoves } from '@first-fashion/contract/orders/next-states'
import { describe, expect, it } from 'vitest'
import { deliveredOrder } from '../../../../testing/returns.ts'
import { useTestShop } from '../../../../testing/test-shop.ts'

const test = useTestShop()

const movesOf = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([state, all]) => all.map((next) => [state, next] as const))

describe('the states that may come next', () => {
  it('are the same in the database and in the contract', async () => {
    const { rows } = await test.shop.database.pool.query('select subject, state, next from state_moves')
    const named = (subject: string, moves: readonly (readonly [string, string])[]) =>
      moves.map(([state, next]) => `${subject}: ${state} to ${next}`)
    const { fulfilment, payment, refund } = nextStates
    const expected = [
      ...named('fulfilment', movesOf(fulfilment)),
      ...named('payment', movesOf(payment)),
      ...named('refund', movesOf(refund)),
      ...named('return', returnStatusMoves()),
    ]
    const stored = rows.map(({ subject, state, next }) => `${subject}: ${state} to ${next}`)
    expect(stored.sort()).toEqual([...new Set(expected)].sort())
  })

  it.each([
    ['orders', 'fulfilment', 'placed'],
    ['orders', 'fulfilment', 'cancelled'],
    ['orders', 'payment_state', 'awaiting'],
    ['orders', 'payment_state', 'failed'],
  ])(
    'are the only ones: the database refuses that %s.%s of a delivered order becomes %s',
    async (table, column, state) => {
      const { orderId } = await deliveredOrder(test.shop)
      const change = test.shop.database.pool.query(`update ${table} set ${column} = $2 where id = $1`, [
        orderId,
        state,
      ])
      await expect(change).rejects.toMatchObject({ constraint: 'state_moves' })
    },
  )
})
