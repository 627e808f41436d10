import { useEffect, useState } from 'react'

const mutedKey = 'chat-muted'

/** Whether messages make a sound and show in the title of the page; remembered on this device. */
export function useSound() {
  const [isMuted, setMuted] = useState(() => localStorage.getItem(mutedKey) === 'yes')
  return {
    isMuted,
    toggle: () => {
      setMuted(!isMuted)
      localStorage.setItem(mutedKey, isMuted ? 'no' : 'yes')
    },
    play: () => {
      if (!isMuted) playChime()
    },
  }
}

/** Two soft notes, Hz, each for so many seconds. */
const notes = [660, 880] as const
const noteSeconds = 0.14
const loudness = 0.05

function playChime(): void {
  try {
    const context = new AudioContext()
    for (const [nth, frequency] of notes.entries()) {
      const oscillator = new OscillatorNode(context, { frequency })
      const gain = new GainNode(context, { gain: loudness })
      const start = context.currentTime + nth * noteSeconds
      gain.gain.setTargetAtTime(0, start + noteSeconds / 2, noteSeconds / 3)
      oscillator.connect(gain).connect(context.destination)
      oscillator.start(start)
      oscillator.stop(start + 2 * noteSeconds)
    }
    window.setTimeout(() => void context.close(), 1_000)
  } catch {
    // Without sound the badge is enough.
  }
}

/** The number of unread messages stands before the title of the page, whatever page it is. */
export function useTitleBadge(count: number): void {
  useEffect(() => {
    if (count === 0) return
    const badge = `(${count > 9 ? '9+' : count}) `
    const mark = () => {
      if (!document.title.startsWith(badge))
        document.title = badge + document.title.replace(/^\(\d\+?\) /, '')
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => {
      observer.disconnect()
      document.title = document.title.replace(/^\(\d\+?\) /, '')
    }
  }, [count])
}
