import { analyticsSettings } from '../src/features/consent/consent.table.ts'
import { mark } from '../src/features/setup/setup.queries.ts'
import { storeTable } from '../src/features/store/store.table.ts'
import type { Db } from '../src/platform/database/database.ts'

/** Whose store the demonstration is. */
export async function seedStore(tx: Db, now: Date): Promise<void> {
  await tx.update(storeTable).set({
    name: 'First Fashion',
    street: '119 Galle Road',
    city: 'Colombo',
    postalCode: '00300',
    country: 'Sri Lanka',
    phone: '+94 11 555 0119',
    email: 'hello@firstfashion.example',
    hours: 'Monday to Saturday, 9.00 to 18.00',
    invoicePrefix: 'FF',
    newsletterPercent: 20,
    productionDays: '2-7',
    hasDemoPictures: true,
  })
  // Without partners, and with the whole cookie question.
  await tx.update(analyticsSettings).set({ alwaysAsksMarketing: true })
  // It is open already.
  await mark(tx, 'hidden', now)
}
