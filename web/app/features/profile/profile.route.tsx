import './words/profile-words.ts'
import type { User } from '@first-fashion/contract/accounts/calls'
import { buttonClass, EmptyState, Skeleton, tabClass } from '@first-fashion/ui'
import { Suspense, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { NeedsScripts } from '../../platform/screen/needs-scripts.tsx'
import { ScenePicture } from '../../platform/screen/scene-picture.tsx'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { profileSections } from '../../shell/slots/profile-sections.ts'
import { useRequiredLogin, useUser } from '../accounts/index.ts'
import { AddressesSection } from '../addresses/index.ts'
import { LoyaltyCard } from '../loyalty/index.ts'
import { SecuritySections, UnconfirmedEmail } from '../security/index.ts'
import { CreditSection } from '../store-credit/index.ts'
import { WishlistTab } from '../wishlist/index.ts'
import { OwnTab } from './details-tab.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { ProfileHead } from './pictures/profile-head.tsx'
import { listedTabs, type ProfileTab, tabOf } from './profile-tab-name.ts'
import { PreferencesSection } from './sections/preferences-section.tsx'
import { useEditing } from './use-editing.ts'
import { WithUser } from './with-user.tsx'

/** The customer's area, in tabs chosen by the URL. */
export default function ProfilePage() {
  const { t } = useTranslation()
  const token = useRequiredLogin()
  const [query] = useSearchParams()
  const shown = tabOf(query.get('tab'))
  const user = useUser(token)
  const isWaiting = user.data === undefined && !user.isError
  const strip = useShownTab(shown, !isWaiting)
  const tab = t(`profile:tabs.${shown === 'custom-designs' ? 'designs' : shown}`)
  return (
    <main id="content" className="page min-h-dvh pt-8">
      <title>{t('profile:pageTitle', { tab })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-display">{t('profile:heading')}</h1>
      {isWaiting ? <WaitingHead /> : null}
      {user.data === undefined ? null : <ProfileHead user={user.data} />}
      <nav
        ref={strip}
        aria-label={t('profile:heading')}
        // Until the customer is loaded, the height of the head is unknown and the content below would move.
        className={`mt-6 mb-8 flex gap-6 overflow-x-auto border-b border-hairline px-1 pt-1 max-sm:gap-2 max-sm:text-small ${isWaiting ? 'scripted:hidden' : ''}`}
      >
        {listedTabs.map((name) => (
          <Link
            key={name}
            to={paths.profile(name)}
            preventScrollReset
            aria-current={name === shown ? 'page' : undefined}
            className={tabClass(name === shown)}
          >
            {t(`profile:tabs.${name}`)}
          </Link>
        ))}
      </nav>
      <NeedsScripts />
      {isWaiting ? (
        <>
          <Skeleton className="hidden h-96 scripted:block" />
          {token && shown === 'profile' ? <AskedAhead /> : null}
        </>
      ) : (
        <>
          <UnconfirmedEmail />
          <Content tab={shown} />
        </>
      )}
    </main>
  )
}

/** On narrow screens the tab strip scrolls to the open tab. */
function useShownTab(shown: ProfileTab, isVisible: boolean) {
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isVisible) return
    const tab = strip.current?.querySelector(`[href$="=${shown}"]`)?.getBoundingClientRect()
    const frame = strip.current?.getBoundingClientRect()
    if (tab === undefined || frame === undefined) return
    const hidden = Math.max(tab.right - frame.right, 0) || Math.min(tab.left - frame.left, 0)
    strip.current?.scrollBy({ left: hidden, behavior: 'instant' })
  }, [shown, isVisible])
  return strip
}

/** What comes with the customer asks its own questions meanwhile, unseen. */
const AskedAhead = () => (
  <div hidden>
    <UnconfirmedEmail />
    <LoyaltyCard />
    <AddressesSection />
    <CreditSection />
  </div>
)

/** The skeleton of cover and picture, also without JavaScript. */
const WaitingHead = () => <Skeleton className="mt-6 mb-8 hidden h-48 scripted:block" />

function Content({ tab }: { readonly tab: ProfileTab }) {
  const section = profileSections.find((one) => one.tab === tab)
  if (section !== undefined)
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <section.Part />
      </Suspense>
    )
  if (tab === 'wishlist') return <WishlistTab />
  if (tab === 'orders') return <OrdersTab />
  if (tab === 'settings') return <SettingsTab />
  if (tab === 'custom-designs') return <CustomDesignsTab />
  return <OwnTab />
}

/** The customer's preferences and account security. */
const SettingsTab = () => <WithUser>{(user) => <Sections user={user} />}</WithUser>

function Sections({ user }: { readonly user: User }) {
  const editing = useEditing('settings', user._id)
  return (
    <div className="gap-6 lg:columns-2 *:mb-6 *:break-inside-avoid">
      <PreferencesSection user={user} editing={editing} />
      <LinkedAccounts user={user} />
      <SecuritySections user={user} />
    </div>
  )
}

/** A link to the orders page. */
function OrdersTab() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      title={t('profile:orders')}
      text={t('profile:ordersText')}
      action={
        <Link to={paths.orders()} className={buttonClass()}>
          {t('profile:toOrders')}
        </Link>
      }
    />
  )
}

/** Links to the custom products and to what can be made into one. */
function CustomDesignsTab() {
  const { t } = useTranslation()
  return (
    <EmptyState
      as="h2"
      picture={<ScenePicture name="waiting" sizes="18rem" />}
      title={t('profile:customDesigns')}
      text={t('profile:customDesignsText')}
      action={
        <span className="flex flex-wrap gap-3">
          <Link to={paths.customProducts()} className={buttonClass()}>
            {t('profile:toCustom')}
          </Link>
          <Link to={paths.collection()} className={buttonClass('secondary')}>
            {t('profile:newDesign')}
          </Link>
        </span>
      }
    />
  )
}
