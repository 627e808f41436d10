import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hashOfSources, packagesOf } from './front-end-sources.ts'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const writePackage = (folder: string, ...used: readonly string[]) =>
  write(
    `${folder}/package.json`,
    JSON.stringify({ dependencies: { react: '1', ...Object.fromEntries(used.map((one) => [one, '*'])) } }),
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'front-end-'))
  write('package-lock.json', '{}')
  write('tools/vite/icons.ts', '')
  writePackage('store', '@first-fashion/engine')
  writePackage('engine', '@first-fashion/contract')
  writePackage('contract')
  writePackage('office', '@first-fashion/contract')
})
afterEach(() => rmSync(root, { recursive: true }))

it('a front end is built from its own package and all that it uses, itself or through others', () => {
  expect([...packagesOf(root, 'store')]).toEqual(['store', 'engine', 'contract'])
  expect([...packagesOf(root, 'office')]).toEqual(['office', 'contract'])
})

it('a change in a package that a front end uses has it built again, and no other', () => {
  const [store, office] = [hashOfSources(root, 'store'), hashOfSources(root, 'office')]
  write('engine/src/drag.ts', 'export const way = 1')
  expect(hashOfSources(root, 'store')).not.toBe(store)
  expect(hashOfSources(root, 'office')).toBe(office)
})

it('a change in a plugin of the builds has every front end built again', () => {
  const [store, office] = [hashOfSources(root, 'store'), hashOfSources(root, 'office')]
  write('tools/vite/icons.ts', 'export const isSmall = true')
  expect(hashOfSources(root, 'store')).not.toBe(store)
  expect(hashOfSources(root, 'office')).not.toBe(office)
})

it('what was built or installed does not count as a source', () => {
  const store = hashOfSources(root, 'store')
  write('store/build/client/app.js', '')
  write('store/node_modules/react/index.js', '')
  expect(hashOfSources(root, 'store')).toBe(store)
})

it('tests, and the states of screens, are in no build', () => {
  const store = hashOfSources(root, 'store')
  write('store/app/cart.screens.ts', '')
  write('store/app/cart.test.tsx', '')
  write('contract/src/cart/samples.ts', '')
  expect(hashOfSources(root, 'store')).toBe(store)
})
