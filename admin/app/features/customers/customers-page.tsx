import { customerSorts, type StaffCustomer } from '@first-fashion/contract/customers/staff-calls'
import { Badge, type Column, SelectField } from '@first-fashion/ui'
import { Link, useSearchParams } from 'react-router'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { withChange } from '../../platform/lists/pages.tsx'
import { shopDayInWords } from '../../platform/shop-time.ts'
import { useCustomers } from './queries.ts'
import { useWords } from './words.ts'

/** Customers, searchable by name or email. */
export function CustomersPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const blocked = choice('blocked', yesNo)
  const sort = choice('sort', customerSorts) ?? 'newest'
  const list = useCustomers({ ...query, sort, ...(blocked ? { blocked } : {}) })
  const columns: readonly Column<StaffCustomer>[] = [
    { title: t('name'), cell: (one) => <CustomerLink customer={one} />, isName: true },
    { title: t('email'), cell: (one) => <span className="wrap-anywhere">{one.email}</span> },
    { title: t('status'), cell: (one) => <CustomerBadge customer={one} /> },
    { title: t('orders'), cell: (one) => one.orderCount, isNumber: true },
    { title: t('customerSince'), cell: (one) => shopDayInWords(one.createdAt), isNumber: true },
    { title: t('lastLogin'), cell: (one) => shopDayInWords(one.lastLoginAt), isNumber: true },
  ]
  return (
    <ListFrame
      title={t('customers')}
      {...frameOf(list)}
      filters={
        <>
          <FilterSelect
            name="blocked"
            label={t('status')}
            options={[
              ['false', t('notBlocked')],
              ['true', t('blocked')],
            ]}
          />
          <SortSelect sort={sort} />
        </>
      }
    >
      <ListTable
        label={t('customers')}
        rows={list.data?.customers}
        keyOf={(one) => one._id}
        columns={columns}
      />
    </ListFrame>
  )
}

function SortSelect({ sort }: { readonly sort: (typeof customerSorts)[number] }) {
  const { t } = useWords()
  const [query, setQuery] = useSearchParams()
  return (
    <SelectField
      label={t('sort')}
      value={sort}
      onChange={(event) => setQuery(withChange(query, { sort: event.target.value }))}
    >
      {customerSorts.map((one) => (
        <option key={one} value={one}>
          {t(`customerSorts.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}

const CustomerLink = ({ customer }: { readonly customer: StaffCustomer }) => (
  <Link to={`/customers/${customer._id}`} className="underline underline-offset-4 wrap-anywhere">
    {customer.name}
  </Link>
)

/** Whether the customer can sign in and has confirmed the email. */
export function CustomerBadge({
  customer,
}: {
  readonly customer: Pick<StaffCustomer, 'isBlocked' | 'isVerified'>
}) {
  const { t } = useWords()
  if (customer.isBlocked) return <Badge tone="danger">{t('blocked')}</Badge>
  return customer.isVerified ? (
    <Badge tone="leaf">{t('confirmed')}</Badge>
  ) : (
    <Badge>{t('notConfirmed')}</Badge>
  )
}
