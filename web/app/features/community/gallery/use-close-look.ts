import { stepsToPageBefore } from '@first-fashion/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { communityPath } from '../community-state.ts'

/** The state of a link that opens a look over the gallery. */
export const overGallery = { isOverGallery: true } as const

const isOverGallery = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOverGallery' in state

/**
 * Closes the look that the address names. One that was opened over the gallery leads back there, so that the history
 * has no second gallery; others leave the gallery in their place.
 */
export function useCloseLook(page: number) {
  const navigate = useNavigate()
  const { state, key } = useLocation()
  const isClosing = useRef(false)
  useEffect(() => {
    // Of the page that is shown now.
    if (key !== '') isClosing.current = false
  }, [key])
  const replace = async () =>
    navigate(communityPath({ tab: 'gallery', page }), { replace: true, preventScrollReset: true })
  const close = () => {
    // A step back takes a while.
    if (isClosing.current) return
    isClosing.current = true
    if (isOverGallery(state)) void navigate(-stepsToPageBefore())
    else void replace()
  }
  return { close, replace }
}
