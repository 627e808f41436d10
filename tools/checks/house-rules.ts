import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { cutWordProblems } from './cut-words.ts'
import { lengthProblems } from './function-lengths.ts'
import { retiredNames } from './retired-words.ts'
import { listedTests, overBudget } from './test-budget.ts'
import { timeZoneProblems } from './time-zones.ts'

// The handbook's rules for files, names and refusals.
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => file !== '' && existsSync(file))
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const problems: string[] = []

const forbidden = /^(utils?|helpers?|misc|common|shared|lib|manager|data|types)\.(ts|tsx)$/
for (const file of code)
  if (forbidden.test(basename(file))) problems.push(`${file}: a file says what it holds`)

const longMayBe =
  /seeds\/products\/|words|\/samples\.ts$|\.test\.ts$|\.spec\.ts$|common-passwords|garments\/src\/templates/
for (const file of code.filter((one) => !longMayBe.test(one))) {
  const lines = readFileSync(file, 'utf8').split('\n').length
  if (lines > 300) problems.push(`${file}: ${lines} lines, at most 300`)
}

// Tests and journeys tell a story from its start to its end; everything else is cut into steps.
const isStory = /(\.(test|spec|shots)\.tsx?|-behaviour\.ts)$/
problems.push(
  ...lengthProblems(
    code.filter((file) => !isStory.test(file)).map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  ),
)

// The shop is its owner's: what it is called is in the store details, and in the demonstration's seeds.
const isOfShop =
  /^(server\/src|web\/app|admin\/app|ui\/src|garments\/src|designer-engine\/src|contract\/src)\//
const namesTheDemonstration = /\.(test|screens)\.tsx?$|\/samples\.ts$/
for (const file of code.filter((one) => isOfShop.test(one) && !namesTheDemonstration.test(one)))
  if (/First Fashion/i.test(readFileSync(file, 'utf8')))
    problems.push(`${file}: names the store of the demonstration; say the name of the store details`)

// Rules are pure: time, randomness and data are injected.
const impure =
  /\bDate\.now\(|new Date\(\)|Math\.random\(|randomUUID|platform\/database|drizzle-orm|\.queries\.ts/
for (const file of code.filter((one) => one.endsWith('.rules.ts')))
  if (impure.test(readFileSync(file, 'utf8')))
    problems.push(`${file}: a rule reads no clock, chance or database`)

const tests = code.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
for (const file of tests) {
  const text = readFileSync(file, 'utf8')
  if (/\bvi\.mock\(|jest\.mock\(/.test(text)) problems.push(`${file}: a test mocks no module`)
  if (/\b(it|test|describe)\.(only\(|skip\(\s*['"`])/.test(text)) problems.push(`${file}: a test is left out`)
}

const listed = execFileSync(process.execPath, [
  ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'testing/journeys'],
  ...['--list', '--reporter=list'],
])
const apiFiles = tests.filter((file) => file.endsWith('.api.test.ts'))
problems.push(
  ...overBudget({
    journeys: listedTests(listed.toString()),
    apiFiles: apiFiles.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  }),
)

// A journey waits for what it needs, so it neither sleeps nor hopes for a quiet network.
const vagueWait = /\bwaitForTimeout\b|\bnetworkidle\b/
for (const file of code.filter(
  (one) => /^testing\//.test(one) || one.endsWith('.screens.ts') || tests.includes(one),
))
  if (vagueWait.test(readFileSync(file, 'utf8')))
    problems.push(`${file}: a journey waits for what it needs, not for a time or a quiet network`)

// Controls are styled in ui/ only.
const dressedControl = /<(button|input|select|textarea|table|summary|progress)\b[^<]*?\sclassName=/
for (const file of code.filter((one) => /^(web|admin)\/.*\.tsx$/.test(one)))
  if (dressedControl.test(readFileSync(file, 'utf8')))
    problems.push(`${file}: a control is dressed in ui/, not on a screen`)

// Two features that share a key of the browser's storage take each other's values away.
const storageKey = /^(?:export )?const \w*(?:[kK]ey|mark) = '([\w-]+)'/gm
const ownerOf = new Map<string, string>()
for (const file of code.filter((one) => /^(web|admin)\/app\//.test(one))) {
  const text = readFileSync(file, 'utf8')
  if (!/\b(session|local)Storage\b/.test(text)) continue
  const owner = /^\w+\/app\/(?:features\/)?[\w-]+/.exec(file)?.[0] ?? file
  for (const [, key = ''] of text.matchAll(storageKey)) {
    const first = ownerOf.get(key) ?? owner
    if (first !== owner) problems.push(`${file}: the storage key '${key}' belongs to ${first}`)
    ownerOf.set(key, first)
  }
}

const documented = new Set(readFileSync('docs/refusals.md', 'utf8').match(/`[a-z-]+\.[a-z-]+`/g) ?? [])
const serverCode = code.filter((file) => file.startsWith('server/src/') && !file.endsWith('.test.ts'))
for (const file of serverCode)
  for (const [, refused] of readFileSync(file, 'utf8').matchAll(
    /AppError\(\s*'[a-z-]+',\s*'([a-z-]+\.[a-z-]+)'/g,
  ))
    if (!documented.has(`\`${refused}\``)) problems.push(`${file}: ${refused} is not in docs/refusals.md`)

// Staff read what runs in the background by name: each task, each clean-up and each subscriber.
const staffWords = readFileSync('admin/app/features/system/words.ts', 'utf8')
const task = /name: '([a-z-]+)',\s*(?:rhythm|purge):/g
// In a loop over events the variable is called 'event'; its names are not checked.
const subscriber = /(?<![.\w])subscribe\(\s*(?!event\b)(\w+),\s*'([a-z-]+)'/g
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
for (const file of serverCode) {
  const text = readFileSync(file, 'utf8')
  const names = [
    ...[...text.matchAll(task)].map(([, name = '']) => name),
    ...[...text.matchAll(subscriber)].map(([, event = '', name]) => `${kebab(event)}/${name}`),
  ]
  for (const name of names)
    if (!staffWords.includes(`'${name}':`))
      problems.push(`admin/app/features/system/words.ts: '${name}' of ${file} has no name for staff`)
}

const shortensWords = /^(contract|server|ui|web|admin)\/(src|app)\//
for (const file of code.filter((one) => shortensWords.test(one) && !tests.includes(one)))
  if (file !== 'contract/src/text/cut-text.ts')
    problems.push(...cutWordProblems(file, readFileSync(file, 'utf8')))

// Dates on screens, in mails and on papers are the shop's.
for (const file of code.filter((one) => shortensWords.test(one) && !tests.includes(one)))
  problems.push(...timeZoneProblems(file, readFileSync(file, 'utf8')))

const settings = readFileSync('server/src/boot/settings.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)
const example = readFileSync('.env.example', 'utf8')
for (const [, name] of settings)
  if (!example.includes(`${name}=`)) problems.push(`.env.example: ${name} is missing`)

for (const file of code.filter((one) => !/checks\/retired-words\.ts/.test(one)))
  problems.push(...retiredNames(file, readFileSync(file, 'utf8')))

const lengths = code.map((file) => readFileSync(file, 'utf8').split('\n').length).sort((a, b) => a - b)
const share = (part: number) => lengths[Math.floor(lengths.length * part)] ?? 0
console.log(`${code.length} files; lines: median ${share(0.5)}, 95 of 100 at most ${share(0.95)}`)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
