import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '../testing/chromium.ts'
import { medians, type Scores } from './figures.ts'

const folder = fileURLToPath(new URL('lighthouse', import.meta.url))
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Installs Lighthouse beside the project, once: it is only for measuring, and larger than the shop. */
export function ensureLighthouse(tell: (line: string) => void): void {
  if (existsSync(program)) return
  tell('Installing Lighthouse (once) ...')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  if (done.status !== 0) throw new Error(`Lighthouse could not be installed:\n${done.stderr}`)
}

/** Lighthouse's scores of a page, mobile preset, the median of several runs. The reports are in `reports`. */
export async function scoresOf(
  address: string,
  { name, runs, reports }: { name: string; runs: number; reports: string },
): Promise<Scores> {
  mkdirSync(reports, { recursive: true })
  const browser = await chromiumPath()
  const scores: Scores[] = []
  for (let run = 1; run <= runs; run++) {
    const report = join(reports, `${name}-${run}.json`)
    audit(address, report, browser)
    scores.push(readScores(report))
  }
  return medians(scores)
}

function audit(address: string, report: string, browser: string): void {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const options = ['--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`]
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const done = spawnSync(process.execPath, [program, address, ...options, categories], {
    env: { ...process.env, CHROME_PATH: browser },
  })
  if (done.status !== 0) throw new Error(`Lighthouse could not look at ${address}:\n${done.stderr}`)
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

function readScores(file: string): Scores {
  const { categories }: Report = JSON.parse(readFileSync(file, 'utf8'))
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}
