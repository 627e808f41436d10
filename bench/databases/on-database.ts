import { Client } from 'pg'

/** Works on a database over a connection of its own. */
export async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The number that a query names n; 0 for null. */
export const numberIn = (url: string, query: string): Promise<number> =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query<{ n: number | null }>(query)
    return rows[0]?.n ?? 0
  })

/** Every answered write must be in the database exactly once. Throws unless a query counts as many. */
export async function requireStored(
  url: string,
  [what, query]: readonly [what: string, query: string],
  answered: number,
): Promise<void> {
  const found = await numberIn(url, query)
  if (found !== answered) throw new Error(`${answered} ${what} were answered, but ${found} are stored`)
}
