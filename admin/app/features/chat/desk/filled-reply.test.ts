import { describe, expect, it } from 'vitest'
import { filledReply } from './filled-reply.ts'

describe('a canned reply', () => {
  it('names the customer and the agent by their first names', () => {
    expect(
      filledReply('Hello {customer}, {agent} here.', { customer: 'Amaya Perera', agent: 'Ruwani de Silva' }),
    ).toBe('Hello Amaya, Ruwani here.')
  })

  it('shows what is still to be filled in', () => {
    const facts = { customer: 'Amaya', agent: 'Ruwani' }
    expect(filledReply('Order {order}', facts)).toBe('Order {order}')
    expect(filledReply('Order {order}', { ...facts, order: '9D1381BA' })).toBe('Order 9D1381BA')
  })
})
