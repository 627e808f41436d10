import type { Submission } from '@first-fashion/contract/looks/look'
import {
  dailyStylesOfBuyer,
  dailyStylesOfNewcomer,
  styleImagesMaximum,
} from '@first-fashion/contract/looks/look-limits'
import { wornConsentVersion } from '@first-fashion/contract/looks/worn-consent'
import { dayInColombo } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { UploadedFile } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../../shop.ts'
import { runningChallenge } from '../../challenges/index.ts'
import {
  changeCounts,
  communityPagesChanged,
  enrolMember,
  hasCompletedPurchase,
  lockMember,
  memberCountsChanged,
  refuseBannedWords,
  refuseBlockedMember,
} from '../../members/index.ts'
import { toSubmissionViews } from '../gallery/gallery.service.ts'
import { countStylesOn, findSubmission, insertStyle } from '../gallery/submissions.queries.ts'
import { styleSubmitted } from '../looks.events.ts'
import { ownedItems } from '../worn/owned-items.queries.ts'
import { insertConsent, insertWorn } from '../worn/worn.queries.ts'
import { readTaggedProducts, type SentWorn, skuKey, type Worn } from '../worn/worn.rules.ts'
import { readStyle, type SentStyle, type Style } from './style.rules.ts'

/** px; whole, however it was held. Nothing but the picture itself is stored: no place, no camera. */
const shape = { kind: 'style-image', width: 1600, height: 1600, fit: 'whole' } as const

/**
 * Submits a look, which shows at once. Refuses what `readStyle`, `readTaggedProducts` and `tagProducts` refuse, a
 * challenge that is not running with 'community.challenge-closed', too many a day with '.too-many-styles', and
 * files that are no pictures by name.
 */
export async function submitLook(
  shop: Shop,
  customerId: string,
  sent: SentStyle & SentWorn,
  files: readonly UploadedFile[],
): Promise<Submission> {
  const { database } = shop
  const style = readStyle(sent, files.length)
  const worn = readTaggedProducts(sent)
  if (files.length > styleImagesMaximum)
    throw new AppError('refused', 'media.too-many', `Maximum ${styleImagesMaximum} images allowed`)
  const { title, description, hashtags, captions } = style
  await refuseBannedWords(database.db, [title, description, ...hashtags, ...captions])
  // Nothing is drawn that could not be kept.
  await refuseBlockedMember(database.db, customerId)
  await refuseClosed(shop, database.db, style)
  await refuseTooMany(shop, database.db, customerId)
  if (worn !== null) await wornAmongOwned(database.db, customerId, worn)
  const names = await storedPictures(shop, files)
  try {
    const id = await save(shop, customerId, { ...style, worn }, names)
    const row = await findSubmission(database.db, id)
    const [shown] = await toSubmissionViews(database.db, row === undefined ? [] : [row])
    if (shown === undefined) throw new Error('a submitted look is gone')
    return shown
  } catch (error) {
    for (const name of names) await shop.uploads.discard(name)
    throw error
  }
}

async function storedPictures({ uploads }: Shop, files: readonly UploadedFile[]) {
  const names: string[] = []
  try {
    for (const { bytes } of files) names.push(await uploads.keep(bytes, shape))
    return names
  } catch (error) {
    for (const name of names) await uploads.discard(name)
    const file = files[names.length]?.name ?? ''
    if (error instanceof AppError && error.code === 'media.not-a-picture')
      throw new AppError(error.kind, error.code, `${file} is not a valid image file`, { cause: error })
    throw error
  }
}

interface WornStyle extends Style {
  readonly worn: Worn | null
}

async function save(shop: Shop, customerId: string, style: WornStyle, names: readonly string[]) {
  const { database, clock, newId, events } = shop
  const id = newId()
  const { captions, worn, ...texts } = style
  await database.transaction(async (tx) => {
    await enrolMember(shop, tx, customerId)
    await lockMember(tx, customerId)
    await refuseClosed(shop, tx, style)
    await refuseTooMany(shop, tx, customerId)
    const createdAt = clock.now()
    await insertStyle(
      tx,
      { ...texts, hashtags: [...texts.hashtags], id, customerId, createdAt },
      names.map((uploadId, at) => ({
        place: at + 1,
        uploadId,
        url: addressOfUpload(uploadId, 960),
        caption: captions[at] ?? '',
      })),
    )
    if (worn !== null) await tagProducts(tx, { submissionId: id, customerId, at: createdAt }, worn)
    await changeCounts(tx, customerId, { submissions: 1 }, createdAt)
    await communityPagesChanged(shop, tx, ['community-gallery'])
    await memberCountsChanged(shop, tx, [customerId])
    const { title, challengeId } = style
    await events.emit(tx, styleSubmitted, {
      submissionId: id,
      customerId,
      title,
      isEntry: challengeId !== null,
    })
  })
  return id
}

async function refuseClosed({ clock }: Shop, db: Db, { challengeId }: Style): Promise<void> {
  if (challengeId === null) return
  const running = isUuid(challengeId)
    ? await runningChallenge(db, challengeId, dayInColombo(clock.now()))
    : undefined
  if (running === undefined)
    throw new AppError(
      'refused',
      'community.challenge-closed',
      'This challenge is over. You can still share your look without it.',
    )
}

async function refuseTooMany({ clock }: Shop, db: Db, customerId: string): Promise<void> {
  const today = await countStylesOn(db, customerId, dayInColombo(clock.now()))
  if (today < dailyStylesOfNewcomer) return
  const most = (await hasCompletedPurchase(db, customerId)) ? dailyStylesOfBuyer : dailyStylesOfNewcomer
  if (today >= most)
    throw new AppError(
      'too-many',
      'community.too-many-styles',
      `You can share ${most} looks a day. Please come back tomorrow.`,
    )
}

interface Look {
  readonly submissionId: string
  readonly customerId: string
  readonly at: Date
}

/**
 * Tags a new look with what its author wears in it and agreed to show, in the transaction that stores it. Refuses with
 * 'community.worn-not-owned' what the author did not buy, or does not have any more.
 */
async function tagProducts(tx: Db, { submissionId, customerId, at }: Look, worn: Worn): Promise<void> {
  const items = await wornAmongOwned(tx, customerId, worn)
  const version = wornConsentVersion
  await insertWorn(
    tx,
    { submissionId, heightCm: worn.heightCm, consentedAt: at, consentVersion: version },
    items,
  )
  await insertConsent(tx, { submissionId, isGiven: true, version, at })
}

/** What of a customer's own is worn. Refuses with 'community.worn-not-owned'. */
async function wornAmongOwned(db: Db, customerId: string, { items }: Worn) {
  const owned = await ownedItems(db, customerId)
  return items.map((item) => {
    const found = owned.get(skuKey(item))
    if (found === undefined) throw notOwned()
    const { productId, variantIndex, size, color } = found
    return { productId, variantIndex, size, color }
  })
}

function notOwned(): AppError {
  const message = 'You can only choose what you bought and kept. Please check the items.'
  return new AppError('refused', 'community.worn-not-owned', message, { errors: { wornItems: message } })
}
