import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

const fails = () => Promise.reject(new Error('down'))

it('holds calls back after failures in a row, and lets one through after the rest', async () => {
  const partner = createCircuitBreaker('post', { timeoutMs: 1000, failures: 3, restMs: 20 })
  for (let call = 0; call < 3; call += 1) await expect(partner.run(fails)).rejects.toThrow('down')
  let wasCalled = false
  const answers = async () => {
    wasCalled = true
    return 'well'
  }
  await expect(partner.run(answers)).rejects.toThrow()
  expect(wasCalled).toBe(false)
  expect(partner.reading()).toMatchObject({ partner: 'post', succeeded: 0, failed: 4, isOpen: true })
  await expect.poll(() => partner.run(answers).catch(() => 'held back')).toBe('well')
  expect(partner.reading().isOpen).toBe(false)
})

it('does not wait longer than its limit', async () => {
  const partner = createCircuitBreaker('post', { timeoutMs: 10 })
  await expect(partner.run(() => new Promise(() => {}))).rejects.toThrow()
})

it('does not take an answer that we do not like for a failure', async () => {
  const partner = createCircuitBreaker('post', { timeoutMs: 1000, failures: 1, isFailure: () => false })
  await expect(partner.run(fails)).rejects.toThrow('down')
  expect(await partner.run(async () => 'well')).toBe('well')
  expect(partner.reading()).toMatchObject({ succeeded: 2, failed: 0, isOpen: false })
})
