import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { words } from './i18n.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (file: string) => readFileSync(`${app}${file}`, 'utf8')
const code = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
)
const bundles = code
  .filter((file) => file.endsWith('-words.ts'))
  .flatMap((file) =>
    [...textOf(file).matchAll(/addResourceBundle\('en', '([\w-]+)'/g)].map(([, namespace = '']) => ({
      file,
      namespace,
    })),
  )
const namespaces = bundles.map(({ namespace }) => namespace).filter((one) => one !== 'translation')
const readers = code
  .filter((file) => !file.startsWith('platform/words/') && bundles.every((one) => one.file !== file))
  .map((file) => ({ file, text: textOf(file) }))

beforeAll(async () => {
  for (const { file } of bundles) await import(`${app}${file}`)
})

it('a file of words is named for the one namespace that it holds', () => {
  expect(namespaces.length).toBeGreaterThan(30)
  const ofFeatures = bundles.filter(({ namespace }) => namespace !== 'translation')
  expect(ofFeatures.filter(({ file, namespace }) => basename(file) !== `${namespace}-words.ts`)).toEqual([])
  expect(namespaces.filter((one, at) => namespaces.indexOf(one) !== at)).toEqual([])
})

it('every file that shows a word of a namespace imports its words, so that none is shown by its key', () => {
  const named = new RegExp(`['\`](${namespaces.join('|')}):[\\w$]`, 'g')
  const uses = readers
    // Rules only name a word, and a screen shows it.
    .filter(({ file }) => !file.endsWith('.rules.ts'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(named)].map(([, namespace]) => ({ file, namespace, text })),
    )
  expect(uses.length).toBeGreaterThan(200)
  const without = uses.filter(({ namespace, text }) => !text.includes(`/${namespace}-words.ts'`))
  expect(without.map(({ file, namespace }) => `${file}: ${namespace}`)).toEqual([])
})

it('every word is shown somewhere', () => {
  const shown = new Set(
    readers.flatMap(({ text }) =>
      [...text.matchAll(/['`]([\w-]+[:.][\w.${}-]+)['`]/g)].map(([, key]) => key),
    ),
  )
  for (const { namespace } of [{ namespace: 'translation' }, ...bundles])
    for (const text of textsOf(words.getResourceBundle('en', namespace)))
      for (const [, key] of text.matchAll(/\$t\((\w+)\)/g)) shown.add(key)
  const patterns = [...shown].map((key = '') => key.replace(/\$\{\w+\}/g, '[\\w.-]+').replaceAll('.', '\\.'))
  const isShown = new RegExp(`^(${patterns.join('|').replaceAll('[\\w\\.-]', '[\\w.-]')})$`)
  const keys = ['translation', ...namespaces].flatMap((namespace) =>
    leavesOf(words.getResourceBundle('en', namespace)).map((path) =>
      namespace === 'translation' ? path : `${namespace}:${path}`,
    ),
  )
  expect(keys.filter((key) => !isShown.test(key.replace(/_(zero|one|other)$/, '')))).toEqual([])
})

const leavesOf = (bundle: object): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'object' ? leavesOf(value).map((inside) => `${key}.${inside}`) : [key],
  )

const textsOf = (bundle: object): string[] =>
  Object.values(bundle).flatMap((value) => (typeof value === 'object' ? textsOf(value) : [String(value)]))
