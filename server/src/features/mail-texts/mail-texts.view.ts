import type {
  MailPlaceholder,
  MailTextFields,
  MailTextSummary,
  StaffMailText,
} from '@first-fashion/contract/mail-texts/mail-text'
import { mailGroups } from '@first-fashion/contract/mail-texts/mail-text'
import type { MailKind } from '../../platform/mail/mail-kind.ts'
import type { Shop } from '../../shop.ts'
import type { StoredText } from './mail-texts.queries.ts'
import { faultIn, neededBy } from './mail-texts.rules.ts'
import { cachedTexts, mailKinds } from './mail-texts.service.ts'

/** All kinds of emails, by what they are about, in the order in which features list them. */
export function listMails(shop: Shop): MailTextSummary[] {
  const stored = cachedTexts(shop).current()
  const kinds = [...mailKinds(shop).values()]
  return mailGroups.flatMap((group) =>
    kinds.filter((kind) => kind.group === group).map((kind) => toSummary(kind, stored.get(kind.name))),
  )
}

function toSummary(kind: MailKind, stored: StoredText | undefined): MailTextSummary {
  const { name, group, title } = kind
  const { subject } = stored?.text ?? kind
  return { name, group, title, subject, state: stateOf(kind, stored) }
}

function stateOf(kind: MailKind, stored: StoredText | undefined): MailTextSummary['state'] {
  if (stored === undefined || stored.text === null) return 'default'
  return faultIn(kind, stored.text) === undefined ? 'changed' : 'unusable'
}

/** An email with its text, as the cache has it. */
export function toStaffView(kind: MailKind, stored: StoredText | undefined): StaffMailText {
  const text = stored?.text ?? null
  return {
    ...toSummary(kind, stored),
    version: stored?.version ?? 0,
    fields: fieldsOf(text ?? kind),
    defaults: fieldsOf(kind),
    placeholders: placeholdersOf(kind),
    changedAt: text === null ? null : (stored?.changedAt.getTime() ?? null),
  }
}

const fieldsOf = ({ subject, words }: MailTextFields): MailTextFields => ({ subject, words })

function placeholdersOf(kind: MailKind): MailPlaceholder[] {
  const needed = neededBy(kind)
  return [
    ...Object.entries(kind.placeholders).map(([name, example]) => ({
      name,
      example,
      isNeeded: needed.includes(name),
      isBlock: false,
    })),
    ...Object.keys(kind.blocks).map((name) => ({ name, example: '', isNeeded: true, isBlock: true })),
  ]
}
