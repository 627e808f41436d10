import type { Person } from '../../platform/feature.ts'

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
