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
  const of = (file: string, text: string) => lengthProblems([{ file, text }])

  it('allows functions of 40 lines and components of 80', () => {
    expect(of('a.ts', declared('sum', 40))).toEqual([])
    expect(of('a.ts', declared('sum', 41))).toEqual(['a.ts sum: 41 lines, at most 40'])
    expect(of('a.tsx', declared('Price', 80))).toEqual([])
    expect(of('a.tsx', declared('Price', 81))).toEqual(['a.tsx Price: 81 lines, at most 80'])
  })
})
