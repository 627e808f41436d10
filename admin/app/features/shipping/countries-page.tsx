import type { StaffCountry } from '@first-fashion/contract/shipping/staff-calls'
import { Badge, Button, type Column } from '@first-fashion/ui'
import { FilterSelect } from '../../platform/lists/filter-select.tsx'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { frameOf, useListAddress, yesNo } from '../../platform/lists/list-query.ts'
import { ListTable } from '../../platform/lists/list-table.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { useCountries, useSetCountry } from './queries.ts'
import { useWords } from './words.ts'

/** The countries offered at checkout: their zone, payment methods and switch. */
export function CountriesPage() {
  const { t } = useWords()
  const { query, choice } = useListAddress()
  const delivered = choice('delivered', yesNo)
  const list = useCountries({ ...query, ...(delivered ? { delivered } : {}) })
  const mayChange = useRoleMay('shipping.change')
  const columns: readonly Column<StaffCountry>[] = [
    {
      title: t('country'),
      isName: true,
      cell: ({ name, code }) => (
        <span>
          {name} <span className="text-small text-timber">{code}</span>
        </span>
      ),
    },
    { title: t('servedBy'), cell: (country) => <ServedBy country={country} /> },
    {
      title: t('waysToPay'),
      cell: ({ methods }) => methods.map((method) => t(`methodNames.${method}`)).join(', '),
    },
    {
      title: t('status'),
      cell: ({ isDelivered }) =>
        isDelivered ? t('countryOn') : <Badge tone="plain">{t('countryOff')}</Badge>,
    },
    ...(mayChange
      ? [{ title: t('change'), cell: (country: StaffCountry) => <CountrySwitch country={country} /> }]
      : []),
  ]
  return (
    <ListFrame
      title={t('countries')}
      lead={t('countriesText')}
      {...frameOf(list)}
      filters={
        <FilterSelect
          name="delivered"
          label={t('status')}
          options={[
            ['true', t('countryOn')],
            ['false', t('countryOff')],
          ]}
        />
      }
    >
      <ListTable
        label={t('countries')}
        rows={list.data?.countries}
        keyOf={({ code }) => code}
        columns={columns}
      />
    </ListFrame>
  )
}

function ServedBy({ country: { zones, isHome } }: { readonly country: StaffCountry }) {
  const { t } = useWords()
  if (zones.length === 0)
    return isHome ? t('usualPrice') : <span className="text-hibiscus">{t('noZoneNoParcels')}</span>
  return (
    <span className="text-small">
      {zones
        .map(({ name, isDelivered }) => (isDelivered ? name : `${name} (${t('notDelivered')})`))
        .join(', ')}
    </span>
  )
}

function CountrySwitch({ country: { code, name, isDelivered, isHome } }: { readonly country: StaffCountry }) {
  const { t } = useWords()
  const saving = useSetCountry(code)
  if (isHome) return <span className="text-small text-timber">{t('countryStays')}</span>
  return (
    <Button
      variant="link"
      className="text-small"
      busy={saving.isPending}
      aria-label={t(isDelivered ? 'switchOffName' : 'switchOnName', { name })}
      onClick={() => saving.mutate(!isDelivered)}
    >
      {t(isDelivered ? 'switchOff' : 'switchOn')}
    </Button>
  )
}
