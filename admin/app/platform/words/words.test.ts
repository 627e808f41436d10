import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sharedWords } from './shared-words.ts'
import { addWords, words } from './words.ts'

const app = fileURLToPath(new URL('../../', import.meta.url))
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|words\.ts$/.test(file),
)
const textIn = (isPart: (file: string) => boolean) =>
  files
    .filter(isPart)
    .map((file) => readFileSync(`${app}${file}`, 'utf8'))
    .join('\n')
const frame = textIn((file) => !file.startsWith('features/'))
const lists = import.meta.glob('../../features/**/words.ts', { eager: true })
const folders = Object.keys(lists).map((path) => path.slice('../../'.length, -'words.ts'.length))
/** The folder whose words a file reads: the nearest one that has any. */
const folderOf = (file: string) =>
  folders.filter((folder) => file.startsWith(folder)).sort((one, other) => other.length - one.length)[0]
const textOf = new Map(
  folders.map((folder) => [folder, textIn((file) => folderOf(file) === folder)] as const),
)

/** The keys of all words in a list, such as 'groups.sales'. */
function keysOf(list: object, before = ''): string[] {
  const keys = Object.entries(list).flatMap(([name, word]) =>
    typeof word === 'string'
      ? [`${before}${name.replace(/_(one|other)$/, '')}`]
      : keysOf(word, `${before}${name}.`),
  )
  return [...new Set(keys)]
}

/** Whether a text has the key, or a template that begins like it: `groups.${group}`. */
const isUsed = (key: string, text: string) =>
  text.includes(`'${key}'`) || (key.includes('.') && beginnings(key).some((part) => text.includes(part)))

const beginnings = (key: string) =>
  key
    .split('.')
    .slice(0, -1)
    .map((_, at, parts) => `\`${parts.slice(0, at + 1).join('.')}.\${`)

const listOf = (namespace: string): object => words.getResourceBundle('en', namespace) ?? {}

describe('the words of the back office', () => {
  it.each(folders)('%s: a screen uses each of them', (folder) => {
    const file = readFileSync(`${app}${folder}words.ts`, 'utf8')
    const [, namespace = ''] = /addWords\('([\w-]+)'/.exec(file) ?? []
    const keys = keysOf(listOf(namespace))
    expect(keys.length).toBeGreaterThan(0)
    // The contract names the words of explanations, which the store shows too.
    if (namespace === 'explanation') return
    expect(keys.filter((key) => !isUsed(key, textOf.get(folder) ?? ''))).toEqual([])
  })

  it('are shared only if the frame or two lists need them', () => {
    const users = (key: string) => [...textOf.values()].filter((text) => isUsed(key, text)).length
    const alone = keysOf(sharedWords).filter((key) => !isUsed(key, frame) && users(key) < 2)
    expect(alone).toEqual([])
  })

  it('have one namespace a list, and none hides a shared word', () => {
    const namespaces = Object.keys(words.store.data.en ?? {}).filter((name) => name !== 'shared')
    expect(namespaces).toHaveLength(Object.keys(lists).length)
    const hidden = namespaces.flatMap((name) =>
      Object.keys(listOf(name))
        .filter((key) => key in sharedWords)
        .map((key) => `${name}: ${key}`),
    )
    expect(hidden).toEqual([])
  })

  it('are read by keys that exist', () => {
    const useWords = addWords('tea', {
      cups_one: 'One cup',
      cups_other: '{{count}} cups',
      kinds: { green: 'G' },
    })
    const read = () => {
      const { t } = useWords()
      // @ts-expect-error There is no such word.
      return [t('cups', { count: 2 }), t('kinds.green'), t('save'), t('kinds.black')]
    }
    expect(read).toBeTypeOf('function')
  })
})
