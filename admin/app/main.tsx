import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { ToastContainer } from 'react-toastify/unstyled'
import './app.css'
import { whenSessionEnds } from './platform/api.ts'
import './platform/words.ts'
import { ProductPage } from './features/catalog/product-page.tsx'
import { ProductsPage } from './features/catalog/products-page.tsx'
import { CollectionPage } from './features/collections/collection-page.tsx'
import { CollectionsPage } from './features/collections/collections-page.tsx'
import { NewCollectionPage } from './features/collections/new-collection-page.tsx'
import { ConsentsPage } from './features/consent/consents-page.tsx'
import { CurrenciesPage } from './features/currency/currencies-page.tsx'
import { CustomerPage } from './features/customers/customer-page.tsx'
import { CustomersPage } from './features/customers/customers-page.tsx'
import { FailedJobsPage } from './features/failed-jobs/failed-jobs-page.tsx'
import { SubscribersPage } from './features/newsletter/subscribers-page.tsx'
import { OrderLimitsPage } from './features/order-limits/limits-page.tsx'
import { OrderPage } from './features/orders/order-page.tsx'
import { OrdersPage } from './features/orders/orders-page.tsx'
import { PackingPage } from './features/orders/packing-page.tsx'
import { MethodsPage } from './features/payments/methods-page.tsx'
import { PaymentsPage } from './features/payments/payments-page.tsx'
import { PromoCodesPage } from './features/promo-codes/promo-codes-page.tsx'
import { ReviewsPage } from './features/reviews/reviews-page.tsx'
import { CountriesPage } from './features/shipping/countries-page.tsx'
import { ZonesPage } from './features/shipping/zones-page.tsx'
import { FirstOwnerForm } from './features/staff/first-owner-form.tsx'
import { TasksPage } from './features/system/tasks-page.tsx'
import { FirstPage } from './shell/first-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { sessionKey } from './shell/session-key.ts'
import { SignedInFrame } from './shell/signed-in-frame.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5_000 } } })

whenSessionEnds(() => queries.setQueryData(sessionKey, null))

const router = createBrowserRouter(
  [
    { path: 'first-owner', element: <FirstOwnerForm /> },
    {
      element: <SignedInFrame />,
      children: [
        { index: true, element: <FirstPage /> },
        { path: 'login', element: <FirstPage /> },
        { path: 'orders', element: <OrdersPage /> },
        { path: 'orders/:id', element: <OrderPage /> },
        { path: 'orders/:id/packing', element: <PackingPage /> },
        { path: 'payments', element: <PaymentsPage /> },
        { path: 'methods', element: <MethodsPage /> },
        { path: 'order-limits', element: <OrderLimitsPage /> },
        { path: 'products', element: <ProductsPage /> },
        { path: 'products/:id', element: <ProductPage /> },
        { path: 'collections', element: <CollectionsPage /> },
        { path: 'collections/new', element: <NewCollectionPage /> },
        { path: 'collections/:id', element: <CollectionPage /> },
        { path: 'reviews', element: <ReviewsPage /> },
        { path: 'promo-codes', element: <PromoCodesPage /> },
        { path: 'currencies', element: <CurrenciesPage /> },
        { path: 'zones', element: <ZonesPage /> },
        { path: 'countries', element: <CountriesPage /> },
        { path: 'customers', element: <CustomersPage /> },
        { path: 'customers/:id', element: <CustomerPage /> },
        { path: 'subscribers', element: <SubscribersPage /> },
        { path: 'consents', element: <ConsentsPage /> },
        { path: 'failed-jobs', element: <FailedJobsPage /> },
        { path: 'tasks', element: <TasksPage /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ],
  { basename: '/admin' },
)

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <ToastContainer
          position="top-right"
          autoClose={5000}
          hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        />
      </QueryClientProvider>
    </StrictMode>,
  )
