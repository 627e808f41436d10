import { describe, expect, it } from 'vitest'
import { coverageOf } from './print.ts'

const places = Array.from({ length: 4000 }, (_, i) => ({ x: (i % 80) * 1.7, y: Math.floor(i / 80) * 2.3 }))

async function batikAt(seed: number): Promise<number[]> {
  const coverage = await coverageOf({ kind: 'batik', colour: '#ffffff', seed }, 'along')
  return places.map(({ x, y }) => coverage(x, y))
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe('prints', () => {
  it('come in eight batik families that differ, each with enough wax and enough ground', async () => {
    const prints = await Promise.all(Array.from({ length: 8 }, (_, seed) => batikAt(seed)))
    for (const [index, one] of prints.entries()) {
      expect(meanOf(one), `seed ${index}`).toBeGreaterThan(0.12)
      expect(meanOf(one), `seed ${index}`).toBeLessThan(0.6)
      for (const other of prints.slice(index + 1)) {
        const difference = meanOf(one.map((value, i) => Math.abs(value - (other[i] ?? 0))))
        expect(difference).toBeGreaterThan(0.15)
      }
    }
  })

  it('are the same for the same seed, and vary within a family', async () => {
    expect(await batikAt(7)).toEqual(await batikAt(7))
    expect(await batikAt(7)).not.toEqual(await batikAt(15))
  })

  it('have soft edges: no jump from wax to ground within a px of the master', async () => {
    const coverage = await coverageOf({ kind: 'batik', colour: '#ffffff', seed: 5 }, 'along')
    const steps = Array.from({ length: 3000 }, (_, i) =>
      Math.abs(coverage(i / 30, 41) - coverage((i + 1) / 30, 41)),
    )
    expect(Math.max(...steps)).toBeLessThan(0.35)
  })

  it('run across knitted cloth and along woven cloth', async () => {
    const print = { kind: 'stripe', colour: '#ffffff' } as const
    const across = await coverageOf(print, 'across')
    const along = await coverageOf(print, 'along')
    expect(across(3, 40)).toBe(across(90, 40))
    expect(along(40, 3)).toBe(along(40, 90))
  })
})
