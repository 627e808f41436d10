import { execFileSync, spawnSync } from 'node:child_process'
import { claimedIds, claimingFiles } from './claimed-ids.ts'

// Fails if a requirement that tests claimed at one commit is claimed by none at another:
// `node tools/checks/requirement-ids.ts 75bd4aa3 HEAD`.
const [before, after] = process.argv.slice(2)
if (before === undefined || after === undefined) {
  console.error('Usage: node tools/checks/requirement-ids.ts <commit before> <commit after>')
  process.exit(2)
}
const [earlier, later] = [idsAt(before), idsAt(after)]
const lost = [...earlier].filter((id) => !later.has(id)).sort()
const added = [...later].filter((id) => !earlier.has(id)).sort()
console.log(`${before}: ${earlier.size} requirement ids; ${after}: ${later.size}`)
if (added.length > 0) console.log(`new: ${added.join(' ')}`)
if (lost.length > 0) console.error(`lost: ${lost.join(' ')}`)
process.exitCode = lost.length === 0 ? 0 : 1

function idsAt(name: string): Set<string> {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`])
    .toString()
    .trim()
  const found = spawnSync('git', ['grep', '-hE', String.raw`\[[AB][0-9]`, commit, '--', ...claimingFiles], {
    maxBuffer: 64 * 1024 * 1024,
  })
  // Git ends with 1 if nothing matches.
  if (found.status !== 0 && found.status !== 1) throw new Error(found.stderr.toString())
  return claimedIds(found.stdout.toString())
}
