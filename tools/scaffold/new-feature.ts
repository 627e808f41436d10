import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { adminFiles } from './admin-files.ts'
import { type FeatureName, featureFiles, featureName } from './feature-files.ts'
import { featureLists } from './feature-lists.ts'

// Writes a feature's first files and its line in each list: npm run new-feature gift-cards
const root = process.cwd()
const [given = ''] = process.argv.slice(2)
const name = featureName(given)
if (name === undefined) {
  console.error('Which feature? A name in small letters, as: npm run new-feature gift-cards')
  process.exit(1)
}
const files = [...featureFiles(name, nextMigration()), ...adminFiles(name)]
const taken = files.find(({ path }) => existsSync(join(root, path)))
if (taken !== undefined) {
  console.error(`There is a ${taken.path} already; nothing was written.`)
  process.exit(1)
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const lists = featureLists(name)
for (const { path, edit } of lists)
  writeFileSync(join(root, path), edit(readFileSync(join(root, path), 'utf8')))
const written = [...new Set([...files, ...lists].map(({ path }) => path))]
const biome = join(root, 'node_modules', '.bin', 'biome')
execFileSync(biome, ['check', '--write', ...written.filter((path) => !path.endsWith('.sql'))], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
})
console.log(written.join('\n'))
console.log(stepsFor(name))

function nextMigration(): number {
  const numbers = readdirSync(join(root, 'server', 'migrations')).map((file) => Number(file.slice(0, 4)))
  return Math.max(...numbers) + 1
}

function stepsFor({ kebab }: FeatureName): string {
  return `
It runs as it is. As it grows:
  permissions, limits and cache tags   on its calls in contract/src/${kebab}
  refusals                             docs/refusals.md
  events, tasks, uploads, retention    in server/src/features/${kebab}/${kebab}.feature.ts
  a part of the checkout or an order   web/app/shell/slots, admin/app/shell/slots
  a screen of the store                web/app/routes.ts, and its states in *.screens.ts beside it`
}
