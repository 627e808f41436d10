import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * Pictures of visitors, which only this device has until somebody logs in. A design names them by an address that no
 * server answers.
 */

interface PictureSchema extends DBSchema {
  readonly files: { readonly key: string; readonly value: File }
}

const prefix = '/this-device/'
const address = /^\/this-device\/[0-9a-f-]{36}$/
const quotedAddress = /"(\/this-device\/[0-9a-f-]{36})"/g

export const isLocalPicture = (url: string): boolean => address.test(url)

/** A file of this page, in case the browser stores none. */
const kept = new Map<string, File>()
/** Those of them that the browser has not stored. */
const unstored = new Set<string>()
/** Addresses that the browser shows. */
const shown = new Map<string, string>()

const openFiles = (): Promise<IDBPDatabase<PictureSchema>> =>
  openDB<PictureSchema>('first-fashion-design-pictures', 1, {
    upgrade: (database) => void database.createObjectStore('files'),
  })

async function inFiles<Answer>(
  act: (database: IDBPDatabase<PictureSchema>) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const database = await openFiles()
    try {
      return await act(database)
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

/** Stores a picture, and answers its address in a design. Never throws: without storage it lives in the page only. */
export async function keepLocalPicture(file: File): Promise<string> {
  const url = `${prefix}${crypto.randomUUID()}`
  kept.set(url, file)
  const key = await inFiles((database) => database.put('files', file, url))
  if (key === undefined) unstored.add(url)
  return url
}

/** Whether a picture is gone with the page. */
export const isUnstoredPicture = (url: string): boolean => unstored.has(url)

/** Undefined if this device does not have it any more. */
export const localPicture = async (url: string): Promise<File | undefined> =>
  kept.get(url) ?? (await inFiles((database) => database.get('files', url)))

export const dropLocalPicture = (url: string): Promise<unknown> =>
  inFiles((database) => database.delete('files', url))

/** The address under which the browser shows a picture, which for others than local ones is their own. */
export async function displayUrl(url: string): Promise<string> {
  if (!isLocalPicture(url)) return url
  const file = shown.has(url) ? undefined : await localPicture(url)
  if (file !== undefined) shown.set(url, URL.createObjectURL(file))
  return shown.get(url) ?? url
}

/** The local pictures that entries of a log name. */
export const localPicturesIn = (rows: readonly unknown[]): string[] => [
  ...new Set([...JSON.stringify(rows).matchAll(quotedAddress)].flatMap(([, url]) => url ?? [])),
]

/** An entry of a log with other addresses of its pictures. */
export const withAddresses = (row: unknown, addresses: ReadonlyMap<string, string>): unknown =>
  JSON.parse(
    JSON.stringify(row).replaceAll(quotedAddress, (quoted, url: string) => {
      const next = addresses.get(url)
      return next === undefined ? quoted : JSON.stringify(next)
    }),
  )
