import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import {
  communityWornConsents,
  communityWornItems,
  communityWornLooks,
} from '../../src/features/looks/looks.table.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { seedLooks } from '../products/community-voices.ts'
import { palette } from '../products/index.ts'
import { productId } from '../seed-catalogue.ts'
import { seedId } from '../seed-id.ts'
import { heightOf } from './wearers.ts'
import { wornIn } from './worn-items.ts'

/** Looks name what their authors wear in them, all of it bought and kept; most say how tall they are. */
export async function seedWornLooks(tx: Db, ago: (days: number) => Date): Promise<void> {
  const worn = seedLooks
    .map((look) => ({ look, submissionId: seedId('look', look.title), items: wornIn(look) }))
    .filter(({ items }) => items.length > 0)
  await tx.insert(communityWornLooks).values(
    worn.map(({ look, submissionId }) => ({
      submissionId,
      heightCm: heightOf(look.email),
      consentedAt: ago(look.daysAgo),
      consentVersion: wornConsentVersion,
    })),
  )
  await tx.insert(communityWornItems).values(
    worn.flatMap(({ submissionId, items }) =>
      items.map(({ product, variantIndex, size }, at) => ({
        submissionId,
        place: at + 1,
        productId: productId(product),
        variantIndex,
        size,
        color: palette[product.colours[variantIndex] ?? 'plaster'][0],
      })),
    ),
  )
  await tx.insert(communityWornConsents).values(
    worn.map(({ look, submissionId }) => ({
      submissionId,
      isGiven: true,
      version: wornConsentVersion,
      at: ago(look.daysAgo),
    })),
  )
}
