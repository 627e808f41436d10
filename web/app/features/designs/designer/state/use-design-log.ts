import type { DesignEntry } from '@first-fashion/contract/designs/design-commands'
import { useCallback, useEffect, useRef, useState } from 'react'
import { currentToken } from '../../../../platform/session.ts'
import { toasts } from '../../../../platform/toasts.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { createDesignLog, type DesignLog } from './design-log.ts'
import { openLogDatabase } from './log-database.ts'
import { createLogSync, type LogSync } from './log-sync.ts'
import { type DesignVersion, openDesignLog } from './open-design-log.ts'
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
  const sync = useRef<LogSync | null>(null)
  const onCopy = useCallback(() => toasts.info(t('designer:tabCopy')), [t])
  useEffect(() => {
    let isLeft = false
    openLog(draft, version, onCopy).then(({ sync: started, ...log }) => {
      if (isLeft) return started.stop()
      sync.current = started
      started.wake()
      setOpened(log)
    })
    return () => {
      isLeft = true
      sync.current?.stop()
    }
  }, [draft, version, onCopy])
  return { opened, openVersion: setVersion }
}

async function openLog(
  draft: string,
  version: string | null,
  onCopy: () => void,
): Promise<OpenLog & { readonly sync: LogSync }> {
  const database = await openLogDatabase()
  const now = () => Date.now()
  const isLoggedIn = currentToken() !== null
  const { facts, entries, length, others } = await openDesignLog(database, draft, {
    isLoggedIn,
    id: version,
    now: now(),
  })
  const onWrite = () => sync.wake()
  const log = createDesignLog({ database, facts, length, now, onWrite, onCopy })
  const sync = createLogSync(database, log)
  return { id: facts.id, entries, log, versions: others, sync }
}
