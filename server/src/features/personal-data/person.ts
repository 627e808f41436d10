import type { Person, PersonalData } from '../../platform/feature.ts'
import { seam } from '../../shop.ts'

/** What each feature stores about people, lower features first. */
export const personalDataOfFeatures = seam<() => readonly PersonalData[]>('the personal data of all features')

interface Customer {
  readonly id: string
  readonly emailKey: string
  readonly verifiedAt: Date | null
}

/** What is kept of an address alone belongs to whoever has shown that it is theirs. */
export const asPerson = ({ id, emailKey, verifiedAt }: Customer): Person => ({
  customerId: id,
  confirmedEmailKey: verifiedAt === null ? null : emailKey,
})
