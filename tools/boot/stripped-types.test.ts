import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { strippedTypes } from '../supervisor/stripped-types.ts'

it('a file that was stripped before runs without the compiler that strips types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'stripped-types-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'typed.ts')
  writeFileSync(
    file,
    `const folder: string = ${JSON.stringify(folder)}
     const loaded = process.moduleLoadList.some((name: string) => name.includes('amaro'))
     console.log(JSON.stringify({ folder, loaded }))`,
  )
  const run = () => JSON.parse(execFileSync(process.execPath, [...strippedTypes, file], { encoding: 'utf8' }))
  expect(run()).toEqual({ folder, loaded: true })
  expect(run()).toEqual({ folder, loaded: false })
})

it('modules of the repository and of packages are found as Node finds them', () => {
  const entry = new URL('../../server/src/platform/ids.ts', import.meta.url).href
  const script = `import(${JSON.stringify(entry)}).then(({ isUuid }) => console.log(isUuid('no')))`
  expect(execFileSync(process.execPath, [...strippedTypes, '-e', script], { encoding: 'utf8' })).toBe(
    'false\n',
  )
  const missing = `import(${JSON.stringify(entry.replace('ids.ts', 'nothing.ts'))})`
  expect(() => execFileSync(process.execPath, [...strippedTypes, '-e', missing], { stdio: 'pipe' })).toThrow(
    'nothing.ts',
  )
})
