import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import web from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('../', import.meta.url))
const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(root, 'app', file))

it('every file that is imported for what it does is declared, so that the build does not leave it out', () => {
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import '(\.[^']+)'/gm)].map(([, path = '']) =>
      relative(root, join(dirname(file), path)),
    ),
  )
  expect(imported.length).toBeGreaterThan(50)
  const declared = (file: string) =>
    web.sideEffects.some((glob) => matchesGlob(file, glob.replace(/^\.\//, '').replace(/^\*\./, '**/*.')))
  expect([...new Set(imported)].filter((file) => !declared(file))).toEqual([])
})
