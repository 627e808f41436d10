import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openWorktree } from '../throwaway-worktree.ts'
import { type Mutant, readReport } from './report.ts'

// Mutates the money and all rules of the last commit, folder by folder, and runs the unit tests beside them. Writes the
// survivors to survivors.md, and fails if less than 85% of the mutations are noticed. Folders can be named.
const leastNoticed = 0.85
const root = fileURLToPath(new URL('../../..', import.meta.url))
const named = process.argv.slice(2)
const worktree = openWorktree(root, 'HEAD')
const mutants: Mutant[] = []
try {
  for (const folder of named.length === 0 ? foldersWithRules() : named) mutants.push(...mutate(folder))
} finally {
  worktree.remove()
}
const survivors = mutants.filter(({ isNoticed }) => !isNoticed)
const noticed = mutants.length - survivors.length
const share = noticed / Math.max(1, mutants.length)
if (named.length === 0) writeFileSync(join(root, 'testing/mutations/rules/survivors.md'), page())
console.log(`${(share * 100).toFixed(1)}% of ${mutants.length} mutations are noticed`)
console.log(`\n${share < leastNoticed ? 0 : 1} passed, ${share < leastNoticed ? 1 : 0} failed`)
process.exitCode = share < leastNoticed ? 1 : 0

/** The money, and each feature of server and store that has rules. */
function foldersWithRules(): string[] {
  const files = execFileSync('git', ['ls-files', '*.rules.ts'], { cwd: root }).toString().split('\n')
  const feature = /^(?:server\/src|web\/app)\/[^/]+\/[^/]+/
  const features = files.flatMap((file) => feature.exec(file)?.[0] ?? [])
  return ['contract/src/money', ...new Set(features)]
}

function mutate(folder: string): Mutant[] {
  const report = join(worktree.folder, 'var/mutated-rules.json')
  rmSync(report, { force: true })
  const path = [join(worktree.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const done = spawnSync('stryker', ['run', 'testing/mutations/rules/stryker.config.mjs'], {
    cwd: worktree.folder,
    env: { ...process.env, PATH: path, MUTATED_FOLDER: folder },
  })
  if (done.status !== 0) throw new Error(`${folder} was not mutated:\n${done.stdout}${done.stderr}`)
  const found = readReport(readFileSync(report, 'utf8'))
  console.log(`${found.filter(({ isNoticed }) => isNoticed).length} of ${found.length} noticed: ${folder}`)
  return found
}

function page(): string {
  const rows = [...Map.groupBy(mutants, ({ file }) => file)].sort().map(([file, all]) => {
    const left = all.filter(({ isNoticed }) => !isNoticed)
    const lines = left.map(({ line, kind, code }) => `- line ${line}, ${kind}: \`${code}\``)
    return `## ${file}\n\n${all.length - left.length} of ${all.length} noticed.\n\n${lines.join('\n')}`.trim()
  })
  const sum = `${noticed} of ${mutants.length} mutations are noticed (${(share * 100).toFixed(1)}%).`
  return `# Mutations of rules that no unit test notices\n\n${sum}\n\n${rows.join('\n\n')}\n`
}
