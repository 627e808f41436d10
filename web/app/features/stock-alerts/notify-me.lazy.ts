import { lazyPart } from '../../platform/lost-chunk.ts'

/** Loaded when it is first shown. */
export const NotifyMe = lazyPart(() =>
  import('./notify-me.tsx').then((module) => ({ default: module.NotifyMe })),
)
