import { type DesignEntry, designEntry } from '@first-fashion/contract/designs/design-commands'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface LogDatabase extends DBSchema {
  /** Entries of the logs, by draft and place. */
  readonly entries: { readonly key: [string, number]; readonly value: unknown }
}

/** The log of a draft on this device. A page that is killed loses nothing that was done in it. */
export interface DesignLog {
  /** Empty if the draft is new, or if the browser stores nothing. */
  read(): Promise<DesignEntry[]>
  /** Never throws: without storage the design lives in the page only. */
  write(entry: DesignEntry, at: number): Promise<void>
}

const open = (): Promise<IDBPDatabase<LogDatabase>> =>
  openDB<LogDatabase>('first-fashion-designs', 1, {
    upgrade: (database) => {
      database.createObjectStore('entries')
    },
  })

/** The log of one product and variant. */
export function createDesignLog(draft: string): DesignLog {
  let opened: Promise<IDBPDatabase<LogDatabase> | undefined> | undefined
  const database = () => {
    opened ??= open().catch(() => undefined)
    return opened
  }
  return {
    read: async () => {
      const found = await database()
      const all = await found?.getAll(
        'entries',
        IDBKeyRange.bound([draft, 0], [draft, Number.MAX_SAFE_INTEGER]),
      )
      return readable(all ?? [])
    },
    write: async (entry, at) => {
      const found = await database()
      await found?.put('entries', entry, [draft, at]).catch(() => undefined)
    },
  }
}

/** What this version cannot read is left out: commands about elements that are not there change nothing. */
const readable = (stored: readonly unknown[]): DesignEntry[] =>
  stored.flatMap((one) => {
    const parsed = designEntry.safeParse(one)
    return parsed.success ? [parsed.data] : []
  })
