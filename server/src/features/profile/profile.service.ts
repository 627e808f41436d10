import type { User } from '@first-fashion/contract/accounts/calls'
import { writtenPhone } from '@first-fashion/contract/checkout/phone'
import type { SectionChange } from '@first-fashion/contract/profile/calls'
import { dayInColombo } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { CustomerSession } from '../../platform/http/handlers.ts'
import { addressOfUpload } from '../../platform/uploads/uploaded-pictures.ts'
import type { Shop } from '../../shop.ts'
import {
  currencyOfCustomer,
  findPendingEmail,
  getAccountUser,
  renameCustomer,
  requestEmailChange,
} from '../accounts/index.ts'
import { saveCurrency } from '../currency/index.ts'
import { isSubscribed, subscribeToNewsletter, unsubscribeOwner } from '../newsletter/index.ts'
import { type ProfileRow, profileOf, saveProfile } from './profile.queries.ts'
import { changeErrors, linksOf } from './profile.rules.ts'
import { visibilityChanged } from './profile-pictures.service.ts'

/** The account's user with everything that the person told. */
export async function getUser(shop: Shop, customerId: string): Promise<User> {
  const { db } = shop.database
  const account = await getAccountUser(shop, customerId)
  const [row, pendingEmail, defaultCurrency, newsletter] = await Promise.all([
    profileOf(db, customerId),
    findPendingEmail(shop, customerId),
    currencyOfCustomer(db, customerId),
    account.isVerified && isSubscribed(shop, account.email),
  ])
  const preferences = { newsletter, notifications: row?.notifications ?? true, defaultCurrency }
  return { ...account, ...statedOf(row), preferences, pendingEmail }
}

const statedOf = (row: ProfileRow | undefined) => ({
  phone: row?.phone ?? '',
  address: row?.address ?? '',
  aboutMe: row?.aboutMe ?? '',
  dateOfBirth: row?.dateOfBirth ?? null,
  gender: row?.gender ?? null,
  profileImage: row?.profileImage ? addressOfUpload(row.profileImage) : null,
  coverImage: row?.coverImage ? addressOfUpload(row.coverImage) : null,
  socialLinks: {
    facebook: row?.facebook ?? '',
    instagram: row?.instagram ?? '',
    twitter: row?.twitter ?? '',
    linkedin: row?.linkedin ?? '',
  },
})

const saved = 'Profile updated successfully'

/**
 * Saves one section; returns the words for the person. Refuses with 'profile.details-invalid', and what belongs to
 * the address with 'accounts.email-taken', 'accounts.password-wrong' and 'accounts.sign-in-again'.
 */
export async function changeProfile(
  shop: Shop,
  session: CustomerSession,
  change: SectionChange,
): Promise<string> {
  const { customerId } = session
  const { db } = shop.database
  refuse(changeErrors(change, dayInColombo(shop.clock.now())))
  switch (change.type) {
    case 'basicInfo':
      return saveBasics(shop, session, change)
    case 'contactDetails':
      await saveProfile(db, customerId, { address: change.address.trim() })
      return saved
    case 'aboutMe':
      await saveProfile(db, customerId, { aboutMe: change.aboutMe.trim() })
      return saved
    case 'personalInfo':
      await saveProfile(db, customerId, {
        dateOfBirth: change.dateOfBirth || null,
        gender: change.gender || null,
      })
      return saved
    case 'socialLinks':
      await saveProfile(db, customerId, linksOf(change))
      return saved
    case 'preferences':
      return savePreferences(shop, customerId, change)
  }
}

function refuse(errors: Record<string, string>): void {
  const [message] = Object.values(errors)
  if (message !== undefined) throw new AppError('refused', 'profile.details-invalid', message, { errors })
}

type Basics = Extract<SectionChange, { type: 'basicInfo' }>

/** The address is asked for first: if it is refused nothing is saved. */
async function saveBasics(shop: Shop, session: CustomerSession, change: Basics): Promise<string> {
  const { customerId } = session
  const { email } = await getAccountUser(shop, customerId)
  await requestEmailChange(shop, session, change.email, change.currentPassword)
  await shop.database.transaction(async (tx) => {
    await renameCustomer(tx, customerId, change.name.trim())
    await saveProfile(tx, customerId, { phone: writtenPhone(change.phone) })
    await visibilityChanged(shop)(tx, customerId)
  })
  if (change.email.trim() === email) return saved
  return `We have emailed ${change.email.trim()}. Open the link in that email to change your address.`
}

const preferencesSaved = 'Preferences updated successfully'

type Preferences = Extract<SectionChange, { type: 'preferences' }>

async function savePreferences(shop: Shop, customerId: string, change: Preferences): Promise<string> {
  const { database } = shop
  const { notifications, defaultCurrency = '' } = change
  if (defaultCurrency !== '') await saveCurrency(shop, customerId, defaultCurrency)
  if (notifications !== undefined) await saveProfile(database.db, customerId, { notifications })
  if (change.newsletter === undefined) return preferencesSaved
  const { email, isVerified } = await getAccountUser(shop, customerId)
  // Whose address it is has to be shown before anything is told or ended of what hangs on it.
  if (!isVerified) return preferencesSaved
  const wasSubscribed = await isSubscribed(shop, email)
  if (change.newsletter && !wasSubscribed) await subscribeToNewsletter(shop, email, 'website')
  if (!change.newsletter && wasSubscribed) await unsubscribeOwner(shop, email)
  return preferencesSaved
}
