import { whenIdle } from '../platform/screen/when-idle.ts'

const betweenPressesMs = 50
const longestWaitMs = 1000

/** The effect of one click must render before the next: a colour before its size. */
async function settled(): Promise<void> {
  await new Promise((resolve) => window.setTimeout(resolve, betweenPressesMs))
  await new Promise<void>((resolve) => whenIdle(resolve, longestWaitMs))
}

/** Replays, in order, the clicks from before hydration. */
export async function replayEvents(): Promise<void> {
  for (const press of window.takeReplayedEvents?.() ?? []) {
    press()
    await settled()
  }
}
