import type { Db } from '../../../platform/database/database.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import { customerNames } from '../../accounts/index.ts'
import { profileImages } from '../../profile/index.ts'
import { bannedWords } from '../banned-words.service.ts'
import { type MemberRow, membersOf } from '../members.queries.ts'
import { publicName } from './display-name.rules.ts'

export interface Author {
  readonly name: string
  readonly profileImage: string | null
  readonly slug: string | null
}

/** Members as others see them, by their customers' ids; who hides or is blocked is missing. */
export async function authorsOf(db: Db, customerIds: readonly string[]): Promise<Map<string, Author>> {
  const unique = [...new Set(customerIds)]
  return authorsAmong(db, [...(await membersOf(db, unique)).values()])
}

/** The same of members who are at hand. */
export async function authorsAmong(db: Db, rows: readonly MemberRow[]): Promise<Map<string, Author>> {
  const shown = rows.filter(({ isHidden, blockedAt }) => !isHidden && blockedAt === null)
  const ids = shown.map(({ customerId }) => customerId)
  const isChosen = shown.every(({ displayName }) => displayName !== '')
  const [names, images, words] = await Promise.all([
    customerNames(db, ids),
    profileImages(db, ids),
    isChosen ? [] : bannedWords(db),
  ])
  return new Map(
    shown.map(({ customerId, slug, ...member }) => {
      const image = images.get(customerId)
      const name = publicName(member, names.get(customerId) ?? '', words)
      return [customerId, { name, profileImage: image === undefined ? null : addressOfUpload(image), slug }]
    }),
  )
}
