interface Noted {
  readonly name: string
  readonly elapsedMs: number
  readonly notedAtMs: number
  readonly isRunning: boolean
}

/** Keeps the time of toasts that are moved. */
export interface ToastTimers {
  /** Lets the toasts go on where they were; to be called after their host was moved. */
  readonly resume: () => void
  readonly stop: () => void
}

/**
 * A toast is timed by the animation of its progress bar, which begins anew when its node is moved, or shown again. An
 * animation that has been cancelled no longer knows its time: so that is noted when it begins, pauses and goes on.
 */
export function keepToastTimers(host: HTMLElement): ToastTimers {
  const noted = new WeakMap<Element, Noted>()
  const note = () => {
    for (const { animation, element } of animationsIn(host))
      noted.set(element, {
        name: animation.animationName,
        elapsedMs: Number(animation.currentTime),
        notedAtMs: timelineMs(),
        isRunning: animation.playState === 'running',
      })
  }
  const resume = () => {
    for (const { animation, element } of animationsIn(host)) {
      const before = noted.get(element)
      if (before?.name !== animation.animationName) continue
      animation.currentTime = before.elapsedMs + (before.isRunning ? timelineMs() - before.notedAtMs : 0)
    }
    note()
  }
  const observer = new MutationObserver(note)
  observer.observe(host, {
    attributes: true,
    attributeFilter: ['class', 'style'],
    childList: true,
    subtree: true,
  })
  return { resume, stop: () => observer.disconnect() }
}

const timelineMs = (): number => Number(document.timeline.currentTime)

interface Animated {
  readonly animation: CSSAnimation
  readonly element: Element
}

const animationsIn = (host: HTMLElement): readonly Animated[] =>
  host.getAnimations({ subtree: true }).flatMap((animation) => {
    const { effect } = animation
    if (!(animation instanceof CSSAnimation && effect instanceof KeyframeEffect)) return []
    return effect.target === null ? [] : [{ animation, element: effect.target }]
  })
