import { Skeleton } from '@first-fashion/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import type { RouteObject } from 'react-router'
import { groupsOf } from './sections.ts'

interface Screen {
  readonly route: RouteObject
  readonly load: () => Promise<ComponentType>
}

/** A screen that loads when it is opened; its place is filled at once. */
function screen(path: string, load: Screen['load']): Screen {
  const Screen = lazy(async () => ({ default: await load() }))
  const element = (
    <Suspense key={path} fallback={<Skeleton className="h-96" />}>
      <Screen />
    </Suspense>
  )
  return { route: { path, element }, load }
}

/** The screens of all features. Each is a file of its own, with its words; a new one is a line here. */
const screens: readonly Screen[] = [
  screen('today', async () => {
    const { TodayPage } = await import('../features/today/today-page.tsx')
    const { todayNotices } = await import('./slots/today-parts.ts')
    return () => <TodayPage notices={todayNotices} />
  }),
  screen('orders', async () => {
    const { OrdersPage } = await import('../features/orders/orders-page.tsx')
    const { orderListNotices, selectionActions } = await import('./slots/order-parts.ts')
    return () => <OrdersPage notices={orderListNotices} actions={selectionActions} />
  }),
  screen(
    'orders/tracking',
    async () => (await import('../features/orders/bulk/tracking-file-page.tsx')).TrackingFilePage,
  ),
  screen(
    'orders/unusual',
    async () => (await import('../features/order-limits/unusual-orders-page.tsx')).UnusualOrdersPage,
  ),
  screen(
    'orders/pick-list',
    async () => (await import('../features/packing/pick-list-page.tsx')).PickListPage,
  ),
  screen('orders/:id', async () => {
    const { OrderPage } = await import('../features/orders/order-page.tsx')
    const slots = await import('./slots/order-parts.ts')
    return () => (
      <OrderPage
        panels={slots.orderPanels}
        moneyPanels={slots.orderMoneyPanels}
        documentPanels={slots.orderDocumentPanels}
        totalParts={slots.orderTotalParts}
        addressParts={slots.orderAddressParts}
      />
    )
  }),
  screen('orders/:id/packing', async () => {
    const { PackingPage } = await import('../features/orders/packing-page.tsx')
    const { packingPanels } = await import('./slots/order-parts.ts')
    return () => <PackingPage panels={packingPanels} />
  }),
  screen('returns', async () => (await import('../features/returns/returns-page.tsx')).ReturnsPage),
  screen('returns/:id', async () => (await import('../features/returns/return-page.tsx')).ReturnPage),
  screen(
    'made-to-order',
    async () => (await import('../features/fulfilment/partner-orders-page.tsx')).PartnerOrdersPage,
  ),
  screen(
    'made-to-order/:id',
    async () => (await import('../features/fulfilment/partner-order-page.tsx')).PartnerOrderPage,
  ),
  screen('payments', async () => (await import('../features/payments/payments-page.tsx')).PaymentsPage),
  screen('methods', async () => (await import('../features/payments/methods-page.tsx')).MethodsPage),
  screen(
    'order-limits',
    async () => (await import('../features/order-limits/limits-page.tsx')).OrderLimitsPage,
  ),
  screen('products', async () => (await import('../features/catalog/products-page.tsx')).ProductsPage),
  screen('products/:id', async () => (await import('../features/catalog/product-page.tsx')).ProductPage),
  screen(
    'collections',
    async () => (await import('../features/catalog/collections/collections-page.tsx')).CollectionsPage,
  ),
  screen(
    'collections/new',
    async () => (await import('../features/catalog/collections/new-collection-page.tsx')).NewCollectionPage,
  ),
  screen(
    'collections/:id',
    async () => (await import('../features/catalog/collections/collection-page.tsx')).CollectionPage,
  ),
  screen('looks', async () => (await import('../features/looks/looks-page.tsx')).LooksPage),
  screen(
    'challenges',
    async () => (await import('../features/challenges/challenges-page.tsx')).ChallengesPage,
  ),
  screen('news', async () => (await import('../features/news/news-page.tsx')).NewsPage),
  screen('members', async () => (await import('../features/members/members-page.tsx')).MembersPage),
  screen(
    'applications',
    async () => (await import('../features/members/applications/applications-page.tsx')).ApplicationsPage,
  ),
  screen('reviews', async () => (await import('../features/reviews/reviews-page.tsx')).ReviewsPage),
  screen(
    'promo-codes',
    async () => (await import('../features/promo-codes/promo-codes-page.tsx')).PromoCodesPage,
  ),
  screen('currencies', async () => (await import('../features/currency/currencies-page.tsx')).CurrenciesPage),
  screen('zones', async () => (await import('../features/shipping/zones-page.tsx')).ZonesPage),
  screen('countries', async () => (await import('../features/shipping/countries-page.tsx')).CountriesPage),
  screen('customers', async () => (await import('../features/customers/customers-page.tsx')).CustomersPage),
  screen('customers/:id', async () => (await import('../features/customers/customer-page.tsx')).CustomerPage),
  screen(
    'subscribers',
    async () => (await import('../features/newsletter/subscribers-page.tsx')).SubscribersPage,
  ),
  screen('consents', async () => (await import('../features/consent/consents-page.tsx')).ConsentsPage),
  screen('analytics', async () => (await import('../features/consent/analytics-page.tsx')).AnalyticsPage),
  screen('loyalty', async () => (await import('../features/loyalty/program/loyalty-page.tsx')).LoyaltyPage),
  screen('rewards', async () => (await import('../features/loyalty/rewards/rewards-page.tsx')).RewardsPage),
  screen(
    'return-window',
    async () => (await import('../features/return-window/return-window-page.tsx')).ReturnWindowPage,
  ),
  screen('chat', async () => (await import('../features/chat/chat-page.tsx')).ChatPage),
  screen(
    'chat/settings',
    async () => (await import('../features/chat/settings/chat-settings-page.tsx')).ChatSettingsPage,
  ),
  screen(
    'chat/figures',
    async () => (await import('../features/chat/settings/chat-figures-page.tsx')).ChatFiguresPage,
  ),
  screen('chat/:id', async () => (await import('../features/chat/chat-page.tsx')).ChatPage),
  screen('account', async () => {
    const { AccountPage } = await import('../features/staff/account-page.tsx')
    const { accountParts } = await import('./slots/account-parts.ts')
    return () => <AccountPage parts={accountParts} />
  }),
  screen('store', async () => (await import('../features/store/store-page.tsx')).StorePage),
  screen('staff', async () => (await import('../features/staff/people-page.tsx')).PeoplePage),
  screen('staff/roles/:role', async () => {
    const { RolePage } = await import('../features/staff/roles/role-page.tsx')
    return () => <RolePage menuOf={groupsOf} />
  }),
  screen('activity', async () => (await import('../features/staff/activity/activity-page.tsx')).ActivityPage),
  screen('setup', async () => (await import('../features/setup/setup-page.tsx')).SetupPage),
  screen('frame', async () => (await import('../features/content/frame/frame-page.tsx')).FramePage),
  screen('pages', async () => (await import('../features/content/pages-page.tsx')).PagesPage),
  screen('pages/:slug', async () => (await import('../features/content/page-page.tsx')).PagePage),
  screen('taxes', async () => (await import('../features/taxes/taxes-page.tsx')).TaxesPage),
  screen(
    'partner-keys',
    async () => (await import('../features/partner-keys/partner-keys-page.tsx')).PartnerKeysPage,
  ),
  screen('emails', async () => (await import('../features/mail-texts/mail-texts-page.tsx')).MailTextsPage),
  screen(
    'emails/:name',
    async () => (await import('../features/mail-texts/mail-text-page.tsx')).MailTextPage,
  ),
  screen('failed-jobs', async () => (await import('../features/system/failed-jobs-page.tsx')).FailedJobsPage),
  screen('tasks', async () => (await import('../features/system/tasks-page.tsx')).TasksPage),
]

export const screenRoutes = screens.map(({ route }) => route)

/** Loads all screens before they are opened. One that does not load now loads when it is opened. */
export function preloadScreens(): void {
  for (const { load } of screens) load().catch(() => {})
}

/** Opened by links of emails or of the server's console; nobody is signed in yet. */
export const linkRoutes = [
  screen('first-owner', async () => (await import('../features/staff/first-owner-page.tsx')).FirstOwnerPage),
  screen(
    'reset-password',
    async () => (await import('../features/staff/reset-password-page.tsx')).ResetPasswordPage,
  ),
  screen('join', async () => (await import('../features/staff/join-page.tsx')).JoinPage),
].map(({ route }) => route)
