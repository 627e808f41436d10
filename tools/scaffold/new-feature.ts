import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type FeatureName, featureFiles, featureName } from './feature-files.ts'

// Writes a feature's first files in every layer: npm run new-feature gift-cards
const [given = ''] = process.argv.slice(2)
const name = featureName(given)
if (name === undefined) {
  console.error('Which feature? A name in small letters, as: npm run new-feature gift-cards')
  process.exit(1)
}
const files = featureFiles(name)
const taken = files.find(({ path }) => existsSync(path))
if (taken !== undefined) {
  console.error(`There is a ${taken.path} already; nothing was written.`)
  process.exit(1)
}
for (const { path, text } of files) {
  mkdirSync(dirname(join(process.cwd(), path)), { recursive: true })
  writeFileSync(path, text)
  console.log(path)
}
console.log(stepsFor(name))

function stepsFor({ kebab, camel }: FeatureName): string {
  return `
What is left to do by hand, in this order:
  1. contract/src/index.ts             ...${camel}Calls
  2. server/migrations/                the table, in a new file with the next number
  3. server/src/boot/features.ts       create${camel.charAt(0).toUpperCase()}${camel.slice(1)} and ${camel}Routes
  4. .dependency-cruiser.cjs           its layer, in the list of the server's features
  5. docs/refusals.md                  its refusals
  6. web/app/routes.ts                 route('${kebab}', 'features/${kebab}/${kebab}.route.tsx')
  7. e2e/states/                       its states, then npm run screens -- -g ${kebab}`
}
