import { AppError } from '../../platform/errors.ts'
import type { PersonalData } from '../../platform/feature.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import type { Shop } from '../../shop.ts'
import { customerById } from '../accounts/index.ts'
import { asPerson } from './person.ts'

export interface DataDownload {
  /** All data stored about the customer, by name. */
  of(session: CustomerSession): Promise<{ fileName: string; data: Readonly<Record<string, unknown>> }>
}

export interface DataDownloadDeps extends Shop {
  /** What each feature stores about people. */
  readonly personalData: () => readonly PersonalData[]
}

export const createDataDownload = ({ database, clock, personalData }: DataDownloadDeps): DataDownload => ({
  of: async ({ customerId }) => {
    const customer = await customerById(database.db, customerId)
    if (customer === undefined)
      throw new AppError('unauthenticated', 'accounts.session-dead', 'Please log in again.')
    const now = clock.now()
    const data: Record<string, unknown> = { writtenAt: now }
    for (const part of personalData())
      Object.assign(data, await part.download?.(database.db, asPerson(customer), now))
    return { fileName: `first-fashion-data-${now.toISOString().slice(0, 10)}.json`, data }
  },
})
