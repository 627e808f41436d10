import { resetLinkOf } from '../../features/staff/index.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import type { Settings } from '../settings.ts'

/** Prints a link that sets a new password for a member of staff, and removes their second factor. The link goes to the console, not to a log. */
export async function printResetLink({ databaseUrl, storeUrl }: Settings, email: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, poolSize: 1, onPoolError: () => {} })
  try {
    const reset = await resetLinkOf({ database, clock: systemClock, storeUrl }, email)
    if (reset !== undefined) {
      if (reset.hadSecondFactor) console.log('The second factor of this member is removed.')
      return console.log(`Set a new password within one hour: ${reset.link}`)
    }
    console.error(`No active member of staff has the email address '${email}'.`)
    process.exitCode = 1
  } finally {
    await database.close()
  }
}
