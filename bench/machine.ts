import { cpus, totalmem } from 'node:os'
import { onDatabase } from './generator/databases.ts'

/** What figures depend on besides the code; nothing that identifies the machine's owner. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGib: number
  readonly system: string
  readonly node: string
  readonly postgres: string
  readonly fsync: string
  readonly synchronousCommit: string
}

export async function describeMachine(databaseUrl: string): Promise<Machine> {
  const setting = (name: string) =>
    onDatabase(databaseUrl, async (client) => {
      const { rows } = await client.query<{ value: string }>('select current_setting($1) as value', [name])
      return rows[0]?.value ?? ''
    })
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    postgres: await setting('server_version'),
    fsync: await setting('fsync'),
    synchronousCommit: await setting('synchronous_commit'),
  }
}
