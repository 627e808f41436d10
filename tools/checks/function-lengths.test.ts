import { describe, expect, it } from 'vitest'
import { lengthProblems, measureFunctions } from './function-lengths.ts'

const body = (lines: number) => '  one()\n'.repeat(lines - 2)
const declared = (name: string, lines: number) => `function ${name}() {\n${body(lines)}}\n`

describe('measureFunctions', () => {
  it('names declared, assigned, wrapped, member and anonymous functions', () => {
    const text = `
      function declared() {}
      const assigned = () => {}
      const Wrapped = memo(() => null)
      const held = { method() {}, member: () => {} }
      class Shop { open() { each(() => {}) } }
    `
    const names = measureFunctions('one.ts', text).map(({ name }) => name)
    expect(names).toEqual(['declared', 'assigned', 'Wrapped', 'method', 'member', 'open', 'callback in open'])
  })

  it('takes a capitalised function of a .tsx file for a component', () => {
    const isComponent = (file: string, text: string) => measureFunctions(file, text)[0]?.isComponent
    expect(isComponent('a.tsx', 'function Price() {}')).toBe(true)
    expect(isComponent('a.tsx', 'function price() {}')).toBe(false)
    expect(isComponent('a.ts', 'function Price() {}')).toBe(false)
  })
})

describe('lengthProblems', () => {
  const of = (file: string, text: string, list = {}) => lengthProblems([{ file, text }], list)

  it('allows functions of 40 lines and components of 80', () => {
    expect(of('a.ts', declared('sum', 40))).toEqual([])
    expect(of('a.ts', declared('sum', 41))).toEqual(['a.ts sum: 41 lines, at most 40'])
    expect(of('a.tsx', declared('Price', 80))).toEqual([])
    expect(of('a.tsx', declared('Price', 81))).toEqual(['a.tsx Price: 81 lines, at most 80'])
  })

  it('lets no function on the list grow, and keeps the list up to date', () => {
    const list = { 'a.ts sum': 50 }
    expect(of('a.ts', declared('sum', 50), list)).toEqual([])
    expect(of('a.ts', declared('sum', 51), list)).toEqual(['a.ts sum: 51 lines, at most 50'])
    expect(of('a.ts', declared('sum', 45), list)).toEqual(['a.ts sum: 45 lines now, so its entry is 45 too'])
    expect(of('a.ts', declared('sum', 40), list)).toEqual([
      'a.ts sum: it is short now, so it leaves the list of long functions',
    ])
  })
})
