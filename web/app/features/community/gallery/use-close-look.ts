import { stepsToPageBefore } from '@first-fashion/ui'
import { useState } from 'react'
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
  // Another object at each visit, also if Forward leads to the same entry of the history.
  const location = useLocation()
  /** The visit whose look is closed already, while the gallery still loads. */
  const [closed, setClosed] = useState<typeof location>()
  const isClosed = closed === location
  const replace = async () =>
    navigate(communityPath({ tab: 'gallery', page }), { replace: true, preventScrollReset: true })
  const close = () => {
    if (isClosed) return
    setClosed(location)
    if (isOverGallery(location.state)) void navigate(-stepsToPageBefore())
    else void replace()
  }
  return { isClosed, close, replace }
}
