import type { ComponentType } from 'react'
import { lazyPart } from '../../platform/lost-chunk.ts'

interface ProfileSection {
  /** The feature's name. */
  readonly name: string
  /** The tab that it fills. */
  readonly tab: 'designs'
  readonly Part: ComponentType
}

/** What features show in the tabs of the profile. A new one is a line here. */
export const profileSections: readonly ProfileSection[] = [
  {
    name: 'designs',
    tab: 'designs',
    Part: lazyPart(() => import('../../features/designs/saved/saved-designs-tab.tsx')),
  },
]
