import { readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'
import { quantile } from '../figures.ts'

/** How long an element is dragged, ms, and how often a mouse reports, per second. */
const dragMs = 3_000
const movesPerSecond = 60

export interface DragFigures {
  readonly framesPerSecond: number
  /** Time from frame to frame, ms: the middle, and what 95 of 100 do not exceed. */
  readonly middleFrameMs: number
  readonly slowFrameMs: number
  /** What the page's main thread worked for each frame, ms. */
  readonly workMs: number
  /** The share of the processors' time that other virtual machines took meanwhile, 0 to 1. */
  readonly stolen: number
}

/** Drags what is at a point in circles, and measures the frames meanwhile. */
export async function measureDrag(
  page: Page,
  session: CDPSession,
  from: { readonly x: number; readonly y: number },
): Promise<DragFigures> {
  const mouse = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', from.x, from.y)
  await mouse('mouseMoved', from.x + 6, from.y)
  await page.evaluate(recordFrames)
  const busyBefore = await taskSeconds(session)
  const timeBefore = processorTime()
  const started = performance.now()
  while (performance.now() - started < dragMs) {
    const turn = ((performance.now() - started) / 1_000) * Math.PI
    // Not awaited: a mouse does not wait for the page.
    void mouse('mouseMoved', from.x - 60 + Math.cos(turn) * 60, from.y + Math.sin(turn) * 60)
    await new Promise((resolve) => setTimeout(resolve, 1_000 / movesPerSecond))
  }
  const frames = await page.evaluate(() => window.frameTimes)
  const worked = (await taskSeconds(session)) - busyBefore
  const time = processorTime()
  const stolen = (time.stolen - timeBefore.stolen) / Math.max(1, time.all - timeBefore.all)
  await mouse('mouseReleased', from.x - 60, from.y)
  return { ...figuresOf(frames, worked), stolen }
}

function figuresOf(frames: readonly number[], workedSeconds: number): Omit<DragFigures, 'stolen'> {
  const gaps = frames.slice(1).map((time, at) => time - (frames[at] ?? time))
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return {
    framesPerSecond: (gaps.length * 1_000) / total,
    middleFrameMs: quantile(gaps, 0.5),
    slowFrameMs: quantile(gaps, 0.95),
    workMs: (workedSeconds * 1_000) / gaps.length,
  }
}

async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

declare global {
  interface Window {
    frameTimes: number[]
  }
}

/** Runs in the page. */
function recordFrames(): void {
  window.frameTimes = []
  const frame = (time: number) => {
    window.frameTimes.push(time)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

/** Processor time since the machine started: all, and what a virtual machine wanted and did not get. Only Linux says it. */
function processorTime(): { readonly all: number; readonly stolen: number } {
  if (process.platform !== 'linux') return { all: 0, stolen: 0 }
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  // User, nice, system, idle, iowait, irq, softirq, steal: what follows is contained in these.
  const times = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 }
}
