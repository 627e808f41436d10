import { useEffect, useEffectEvent, useRef } from 'react'
import './back-steps.ts'
import type { OpenSurface } from './surface-history.ts'

/** The Back button of a browser or phone closes this while it is open. The code loads on first opening. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const surface = useRef<OpenSurface>(undefined)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    void import('./surface-history.ts').then(
      ({ surfaces }) => {
        if (!isOver) surface.current = surfaces.open(() => onBack())
      },
      // Without a connection, or on the way to another page: Back leaves the page, all else works.
      () => {},
    )
    return () => {
      isOver = true
      surface.current?.release()
      surface.current = undefined
    }
  }, [isOpen])
  useEffect(() => surface.current?.stay())
}
