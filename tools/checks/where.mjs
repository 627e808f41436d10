// Prints the files of a feature in every layer: npm run where cart
import { execFileSync } from 'node:child_process'

const [feature] = process.argv.slice(2)
if (feature === undefined) {
  console.error('Which feature? For example: npm run where cart')
  process.exit(1)
}
const floors = ['contract', 'server', 'web', 'admin', 'ui', 'testing', 'sandboxes', 'docs']
const names = [feature, feature.replace(/s$/, ''), feature.replace(/es$/, '')].join('|')
// A folder or file whose name contains the feature's name as a word.
const named = new RegExp(`(^|[/_-])(${names})([-./]|$)`)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...floors])
  .toString()
  .split('\n')
  .filter((file) => named.test(file))
if (files.length === 0) {
  console.error(
    `No file carries the name ${feature}. Features are listed in contract/src/features.ts, other words in docs/glossary.md.`,
  )
  process.exit(1)
}
console.log(files.sort().join('\n'))
