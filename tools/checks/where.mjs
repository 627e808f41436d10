// Prints a feature's places on all floors: npm run where cart
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const [feature] = process.argv.slice(2)
if (feature === undefined) {
  console.error('Which feature? For example: npm run where cart')
  process.exit(1)
}
const floors = ['contract/src', 'server/src/features', 'web/app/features', 'admin/app/features']
for (const floor of floors) {
  const folder = join(floor, feature)
  if (existsSync(folder)) for (const file of readdirSync(folder).sort()) console.log(join(folder, file))
}
for (const folder of ['e2e', 'server/migrations', 'server/seeds'])
  for (const file of readdirSync(folder))
    if (file.includes(feature) && statSync(join(folder, file)).isFile()) console.log(join(folder, file))
