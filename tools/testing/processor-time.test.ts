import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { childProcessorSeconds, processorSecondsIn } from './processor-time.ts'

it('the time of ended children is read behind a name with brackets', () => {
  const stat = `7 (node (a b)) S 1 7 7 0 -1 4194304 1 2 3 4 11 12 1300 250 20 0 11`
  expect(processorSecondsIn(stat)).toBe(15.5)
})

it.runIf(process.platform === 'linux')('a child that has ended counts', () => {
  const before = childProcessorSeconds() ?? 0
  spawnSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);',
  ])
  expect((childProcessorSeconds() ?? 0) - before).toBeGreaterThan(0.1)
})
