import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UploadOwner } from '../../platform/feature.ts'
import { isUuid } from '../../platform/ids.ts'
import type { UploadedPictures } from '../../platform/uploads/uploaded-pictures.ts'

interface SweepDeps {
  readonly database: Database
  readonly clock: Clock
  readonly uploads: UploadedPictures
  /** Those of lower features first. */
  readonly owners: readonly UploadOwner[]
}

const dayMs = 24 * 3_600_000
/** A statement has a limited number of parameters. */
const sweptAtOnce = 1000

/** Deletes pictures that nobody owns: of deleted accounts, or of a server that stopped halfway. */
export async function sweepUploads({ database, clock, uploads, owners }: SweepDeps): Promise<void> {
  const names = await uploads.namesBefore(after(clock.now(), -dayMs))
  for (let from = 0; from < names.length; from += sweptAtOnce) {
    const part = names.slice(from, from + sweptAtOnce)
    let unclaimed = part.filter(isUuid)
    // Upper features first: an order still shows a picture that its product no longer has.
    for (const { ownedAmong } of owners.toReversed()) {
      const owned = new Set(await ownedAmong(database.db, unclaimed))
      unclaimed = unclaimed.filter((name) => !owned.has(name))
    }
    const unnamed = part.filter((name) => !isUuid(name))
    for (const name of [...unnamed, ...unclaimed]) await uploads.discard(name)
  }
}
