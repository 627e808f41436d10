import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { useCallback, useEffect, useState } from 'react'
import { currentToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { createDesignLog, type DesignLog, readableEntries } from './design-log.ts'
import { openLogDatabase } from './log-database.ts'
import { createLogSync } from './log-sync.ts'
import { type DesignVersion, openDesignLog } from './open-design-log.ts'
import { claimLog } from './own-log.ts'
import '../designer-words.ts'

export interface OpenLog {
  readonly id: string
  /** Those that were there when it was opened. */
  readonly entries: readonly DesignEntry[]
  readonly log: DesignLog
  readonly versions: readonly DesignVersion[]
}

/** The log of a draft, or null while it is being read; and how another version of the draft is opened. */
export function useDesignLog(draft: string): {
  readonly opened: OpenLog | null
  openVersion(id: string): void
} {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<OpenLog | null>(null)
  const [version, setVersion] = useState<string | null>(null)
  const onCopy = useCallback(() => toasts.info(t('designer:tabCopy')), [t])
  useEffect(() => {
    const opening = openLog(draft, version, onCopy)
    let isLeft = false
    void opening.then(({ close: _, ...log }) => isLeft || setOpened(log))
    return () => {
      isLeft = true
      void opening.then(({ close }) => close())
    }
  }, [draft, version, onCopy])
  return { opened, openVersion: setVersion }
}

async function openLog(
  draft: string,
  version: string | null,
  onCopy: () => void,
): Promise<OpenLog & { close(): void }> {
  const database = await openLogDatabase()
  const now = () => Date.now()
  const isLoggedIn = currentToken() !== null
  const { facts, rows, others } = await openDesignLog(database, draft, {
    isLoggedIn,
    id: version,
    now: now(),
  })
  const { isOwn, release } = await claimLog(facts.id)
  const onWrite = () => sync.wake()
  const log = createDesignLog({ database, facts, rows, isOwn, now, onWrite, onCopy })
  const sync = createLogSync(database, log)
  sync.wake()
  const close = () => {
    sync.stop()
    release()
  }
  return { id: facts.id, entries: readableEntries(rows), log, versions: others, close }
}
