import { basename } from 'node:path'

/** Names that were ours alone, and the field's term for each (docs/handbook.md, 'Names'). */
const retired: readonly (readonly [name: RegExp, instead: string])[] = [
  [/^kept[A-Z]|Kept(?=[A-Z]|$)|^keep(Answers|Pages|Quote|Draft)$/, 'cached, saved or stored'],
  [/reckon/i, 'price breakdown, calculated'],
  [/evidence/i, 'payment status'],
  [/lookAgain|nextLook|look_at/, 'poll'],
  [/PaymentNotice|readNotice|sendNotices?$|noticesOf/, 'webhook event'],
  [/pressRefunds|giveUp|givenUp|letGo$|abandon/i, 'retry, cancel or release'],
  [/^told|Told(?=[A-Z]|$)|told_at|^tell[A-Z]|untold/, 'notified, shown'],
  [/judged?(?=[A-Z]|$)|^judge/, 'validate'],
  [/living(?=[A-Z]|$)|[iI]sAlive|goAlive/, 'active, hydrated'],
  [/^forget[A-Z]/, 'purge, anonymise, clear'],
  [/guarded|GuardedPartner|guardPartner/, 'circuit breaker'],
  [/patience/i, 'timeoutMs'],
  [/guess(Limits|ing)|limitGuesses/i, 'brute force'],
  [/^watching(?=[A-Z]|$)/, 'monitoring'],
  [/personOf|arrivalOf|ArrivalDeps/, 'fetchProfile, sign-in resolution'],
  [/^pieces?(?=[A-Z]|$)|Pieces?(?=[A-Z]|$)/, 'sku, variant or units'],
  [/letterToOwner|lettersAnHour|lettersSince|letters_since/, 'email'],
  [/wanted(?=[A-Z]|$)|Wanted(?=[A-Z]|$)/, 'requested, needed, pending'],
  [/farewell/i, 'account-deleted email'],
  [/unkept/i, 'not recorded, uncached'],
  [/isOwed/, 'isExemptFromLimit'],
  [/noticedAt|noticed_at/, 'createdAt'],
  [/^lookWithin$|ButtonLook/, 'variant'],
  [/EVERY_SCENE/, 'EVERY_STATE'],
  [/^line(Title|Heading)$/, 'collection'],
  [/product_?lines?(?=[A-Z_]|$)|^LinesPage$|^StaffLine/i, 'collection'],
  [
    /useSettled|useNear$|useWhenLookedAt|PlaceBox|MovePanel/,
    'debounced, in view, on focus, pay panel, transition',
  ],
]

const retiredFile =
  /(^|[-/])(kept|reckoning|evidence|look-again|told|tell|guarded|guess|clearing|watching|pieces?|wanted|awaited|crumbs?)(?=[-./])/

/** Code without comments and strings. */
const withoutTexts = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replaceAll(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")

/** Retired names in a file: 'file: name is a retired name; say ...'. */
export function retiredNames(file: string, code: string): string[] {
  const problems = retiredFile.test(file) ? [`${file}: ${basename(file)} is a retired name`] : []
  const names = new Set(withoutTexts(code).match(/[A-Za-z_][A-Za-z0-9_]*/g))
  for (const name of names) {
    const found = retired.find(([pattern]) => pattern.test(name))
    if (found !== undefined) problems.push(`${file}: ${name} is a retired name; say ${found[1]}`)
  }
  return problems
}
