import { AppError } from '../../platform/errors.ts'
import type { Feature } from '../../platform/feature.ts'
import type { MailKind, MailText } from '../../platform/mail/mail-kind.ts'
import { perShop, type Shop, seam } from '../../shop.ts'
import { type StoredText, storedTexts } from './mail-texts.queries.ts'
import { faultIn } from './mail-texts.rules.ts'

export const mailsOfFeatures = seam<() => readonly NonNullable<Feature['mails']>[]>(
  'the emails of all features',
)

/** What the owner changed, in memory: every email asks for it. */
export const cachedTexts = perShop((shop) => {
  let known: ReadonlyMap<string, StoredText> | undefined
  const { changed } = shop.invalidation.cache('mail-texts', async () => {
    known = await storedTexts(shop.database.db)
  })
  const current = () => {
    if (known === undefined) throw new Error('the texts of emails are read at the start')
    return known
  }
  return { current, changed }
})

/** All kinds of emails to customers, by name. Throws when two have the same name. */
export const mailKinds = perShop((shop) => {
  const kinds = new Map<string, MailKind>()
  for (const kind of mailsOfFeatures(shop)().flat()) {
    if (kinds.has(kind.name)) throw new Error(`two emails are named '${kind.name}'`)
    kinds.set(kind.name, kind)
  }
  return kinds
})

/**
 * The text that emails of this kind have now. The owner's text is not used once it has a fault, as after an update of the
 * shop. Throws when no feature lists the kind: nobody could change its text.
 */
export function currentText(shop: Shop, kind: MailKind): MailText {
  if (mailKinds(shop).get(kind.name) !== kind) throw new Error(`no feature lists the email '${kind.name}'`)
  const own = cachedTexts(shop).current().get(kind.name)?.text ?? null
  return own === null || faultIn(kind, own) !== undefined ? kind : own
}

/** Refuses with 'mail-texts.unknown'. */
export function kindNamed(shop: Shop, name: string): MailKind {
  const kind = mailKinds(shop).get(name)
  if (kind === undefined) throw new AppError('unknown', 'mail-texts.unknown', 'There is no such email.')
  return kind
}
