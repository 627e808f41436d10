import { countryName } from '@first-fashion/contract/countries/country-name'
import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import type { StaffZone } from '@first-fashion/contract/shipping/staff-calls'
import { Badge, Button, type Column, Dialog, Skeleton, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoadFailure } from '../../platform/load-failure.tsx'
import { SaveFailure } from '../../platform/save-failure.tsx'
import { useRoleMay } from '../../platform/session.ts'
import { useAddTemplateZones, useSaveZone, useZones } from './queries.ts'
import { TestPanel } from './test-panel.tsx'
import { useWords } from './words.ts'
import { ZoneFields } from './zone-fields.tsx'
import { formOf, zoneResolver } from './zone-form.ts'

/** The delivery zones with their prices, and a test for an address. */
export function ZonesPage() {
  const { t } = useWords()
  const [edited, setEdited] = useState<StaffZone | 'new'>()
  const zones = useZones()
  const mayChange = useRoleMay('shipping.change')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-heading">{t('zones')}</h1>
        {mayChange ? (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('addZone')}
          </Button>
        ) : null}
      </div>
      <p className="mt-1 mb-5 max-w-[42rem] text-timber">{t('zonesText')}</p>
      <div className="grid gap-6 xl:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          {zones.isPending ? <Skeleton className="h-96" /> : null}
          {zones.isError ? <LoadFailure error={zones.error} onRetry={() => zones.refetch()} /> : null}
          {zones.data?.length === 0 && mayChange ? <TemplateOffer /> : null}
          {zones.data === undefined || zones.data.length === 0 ? null : (
            <ZoneTable zones={zones.data} onEdit={mayChange ? setEdited : undefined} />
          )}
        </div>
        <TestPanel />
      </div>
      {edited === undefined ? null : (
        <ZoneDialog
          key={edited === 'new' ? 'new' : `${edited.id} ${edited.version}`}
          zone={edited === 'new' ? undefined : edited}
          onReload={async () => {
            const { data } = await zones.refetch()
            setEdited((before) =>
              data?.find(({ id }) => before !== undefined && before !== 'new' && id === before.id),
            )
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

/** What a shop without zones can start from. */
function TemplateOffer() {
  const { t } = useWords()
  const adding = useAddTemplateZones()
  return (
    <div className="border border-hairline bg-paper p-6">
      <h2 className="text-title">{t('noZones')}</h2>
      <p className="mt-1 mb-4 max-w-[36rem] text-timber">{t('noZonesText')}</p>
      <Button busy={adding.isPending} onClick={() => adding.mutate()}>
        {t('useTemplate')}
      </Button>
    </div>
  )
}

interface TableProps {
  readonly zones: readonly StaffZone[]
  readonly onEdit: ((zone: StaffZone) => void) | undefined
}

function ZoneTable({ zones, onEdit }: TableProps) {
  const { t } = useWords()
  const rupees = (amount: number) => formatPrice(amount, lkr)
  const columns: readonly Column<StaffZone>[] = [
    {
      title: t('zone'),
      isName: true,
      cell: (zone) =>
        onEdit === undefined ? (
          zone.name
        ) : (
          <Button variant="text" className="underline" onClick={() => onEdit(zone)}>
            {zone.name}
          </Button>
        ),
    },
    {
      title: t('places'),
      cell: ({ places }) => (
        <span className="wrap-anywhere text-small text-timber">
          {places.map((place) => placeName(place) ?? t('elsewhere')).join(', ')}
        </span>
      ),
    },
    { title: t('fee'), isNumber: true, cell: ({ fee }) => rupees(fee) },
    {
      title: t('delivery'),
      cell: ({ days, express, freeOver }) => (
        <ul className="text-small whitespace-nowrap">
          {[
            t('dayRange', days),
            ...(express === null ? [] : [t('expressShort', { amount: rupees(express.extra) })]),
            ...(freeOver === null ? [] : [t('freeShort', { amount: rupees(freeOver) })]),
          ].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ),
    },
    {
      title: t('status'),
      cell: ({ isActive, isDelivered }) => {
        if (!isActive) return <Badge tone="plain">{t('zoneOff')}</Badge>
        return isDelivered ? (
          <span className="whitespace-nowrap">{t('zoneOn')}</span>
        ) : (
          <Badge tone="plain">{t('notDelivered')}</Badge>
        )
      },
    },
  ]
  return (
    <div className="border border-hairline bg-paper px-4">
      <Table label={t('zones')} onPhone="stack" rows={zones} keyOf={({ id }) => id} columns={columns} />
    </div>
  )
}

/** The most specific name of a place. */
const placeName = ({ countryCode, state, city }: StaffZone['places'][number]): string | undefined =>
  countryCode === '*' ? undefined : city || state || countryName(countryCode)

interface DialogProps {
  /** undefined for a new one. */
  readonly zone: StaffZone | undefined
  /** Reloads it when someone else saved first. */
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

const formId = 'zone'

/** A zone's places, prices and days. The form keeps its values when saving fails. */
function ZoneDialog({ zone, onReload, onClose }: DialogProps) {
  const { t } = useWords()
  const saving = useSaveZone(zone)
  const form = useForm({ resolver: zoneResolver, defaultValues: formOf(zone) })
  const save = form.handleSubmit((words) => saving.mutate(words, { onSuccess: onClose }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={zone?.name ?? t('addZone')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={formId} busy={saving.isPending} className="w-full">
          {t('save')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={save} className="grid gap-5 sm:grid-cols-2">
        {saving.isError ? <SaveFailure error={saving.error} onReload={onReload} /> : null}
        <ZoneFields form={form} isNew={zone === undefined} />
      </form>
    </Dialog>
  )
}
