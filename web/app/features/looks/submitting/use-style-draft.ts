import { useEffect, useRef, useState } from 'react'
import { useToken } from '../../../platform/session.ts'
import { useUser } from '../../accounts/index.ts'
import { styleDrafts } from './draft-store.ts'
import { emptyDraft, isEmptyDraft, type StyleDraft } from './style-draft.ts'

const storeAfterMs = 400

/** The look that is being written: what was left before comes back, and each change is stored. */
export function useStyleDraft(challengeId: string) {
  const userId = useWriter()
  const [draft, setDraft] = useState<StyleDraft>({ ...emptyDraft, challengeId })
  const [isRestored, setRestored] = useState(false)
  const isTouched = useRef(false)
  useEffect(() => {
    if (userId === undefined) return
    let isOver = false
    void styleDrafts.draftOf(userId).then((stored) => {
      if (isOver || isTouched.current || stored === undefined || isEmptyDraft(stored)) return
      setDraft({ ...stored, challengeId: challengeId === '' ? stored.challengeId : challengeId })
      setRestored(true)
    })
    return () => {
      isOver = true
    }
  }, [userId, challengeId])
  useStoredDraft(userId, draft, isTouched)
  return {
    draft,
    isRestored,
    change: (part: Partial<StyleDraft>) => {
      isTouched.current = true
      setDraft((before) => ({ ...before, ...part }))
    },
    /** Nothing of it is left, here and in what was stored. */
    discard: async () => {
      isTouched.current = false
      setRestored(false)
      setDraft({ ...emptyDraft, challengeId })
      if (userId !== undefined) await styleDrafts.store(userId, emptyDraft)
    },
  }
}

/** Who writes; when the session ends, still the same. */
function useWriter(): string | undefined {
  const known = useUser(useToken()).data?._id
  const [writer, setWriter] = useState(known)
  if (known !== undefined && known !== writer) setWriter(known)
  return writer
}

/** Stores a draft a moment after it was changed, or when the dialog closes or the page is left or hidden. */
function useStoredDraft(
  userId: string | undefined,
  draft: StyleDraft,
  isTouched: { readonly current: boolean },
): void {
  useEffect(() => {
    if (userId === undefined || !isTouched.current) return
    const store = () => void styleDrafts.store(userId, draft)
    const timer = window.setTimeout(store, storeAfterMs)
    window.addEventListener('pagehide', store)
    // It comes earlier than the end of the page, and on phones alone.
    document.addEventListener('visibilitychange', store)
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('pagehide', store)
      document.removeEventListener('visibilitychange', store)
      if (isTouched.current) void styleDrafts.store(userId, draft)
    }
  }, [userId, draft, isTouched])
}
