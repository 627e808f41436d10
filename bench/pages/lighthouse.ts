import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { chromiumPath } from '../../tools/testing/chromium.ts'
import { medians } from '../figures.ts'
import { folder, type Stand } from '../stand.ts'

/** Lighthouse's scores, 0 to 100. */
export interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

const installed = fileURLToPath(new URL('lighthouse', import.meta.url))
const program = join(installed, 'node_modules', 'lighthouse', 'cli', 'index.js')

/** Installs Lighthouse beside the project, once: it is only for measuring, and larger than the shop. */
export function ensureLighthouse(tell: Stand['tell']): void {
  if (existsSync(program)) return
  tell('Installing Lighthouse (once) ...')
  const done = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: installed })
  if (done.status !== 0) throw new Error(`Lighthouse could not be installed:\n${done.stderr}`)
}

/** Lighthouse's scores of a page, mobile preset, the median of several runs. The reports are in var/bench/lighthouse. */
export async function scoresOf(address: string, name: string, runs: number): Promise<Scores> {
  const reports = join(folder, 'lighthouse')
  mkdirSync(reports, { recursive: true })
  const browser = await chromiumPath()
  return medians(
    Array.from({ length: runs }, (_, run) =>
      audit(address, join(reports, `${name}-${run + 1}.json`), browser),
    ),
  )
}

const score = z
  .object({ score: z.number().nullable() })
  .transform((one) => Math.round((one.score ?? 0) * 100))
const report = z.object({
  categories: z.object({
    ...{ performance: score, accessibility: score, seo: score },
    'best-practices': score,
  }),
})

function audit(address: string, file: string, browser: string): Scores {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const done = spawnSync(process.execPath, [program, address, ...options, categories], {
    env: { ...process.env, CHROME_PATH: browser },
  })
  if (done.status !== 0) throw new Error(`Lighthouse could not look at ${address}:\n${done.stderr}`)
  const { categories: scores } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { 'best-practices': bestPractices, ...others } = scores
  return { ...others, bestPractices }
}
