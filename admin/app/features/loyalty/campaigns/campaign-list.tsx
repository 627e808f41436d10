import type { StaffCampaign } from '@first-fashion/contract/loyalty/campaign-calls'
import { Badge, Button, Skeleton, Table } from '@first-fashion/ui'
import { useState } from 'react'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { IfMay, useRoleMay } from '../../../platform/session.ts'
import { dayInWords } from '../../../platform/shop-time.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { useCampaignWords } from './campaigns-words.ts'
import { useCampaigns, useEndCampaign } from './queries.ts'

const tones = { planned: 'lagoon', running: 'leaf', over: 'plain' } as const

/** The campaigns with their days, and a way to plan one or to end one. */
export function CampaignList() {
  const { t } = useCampaignWords()
  const campaigns = useCampaigns()
  const ending = useEndCampaign()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="border border-hairline bg-paper p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-title">{t('campaigns')}</h2>
        <IfMay permission="loyalty.change">
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('planCampaign')}
          </Button>
        </IfMay>
      </div>
      <p className="mt-1 mb-3 text-timber">{t('campaignsText')}</p>
      {ending.isError ? (
        <SaveFailure error={ending.error} onReload={async () => void (await campaigns.refetch())} />
      ) : null}
      {campaigns.isPending ? <Skeleton className="h-24" /> : null}
      {campaigns.isError ? <LoadFailure error={campaigns.error} onRetry={() => campaigns.refetch()} /> : null}
      {campaigns.data?.length === 0 ? <p>{t('noCampaigns')}</p> : null}
      {campaigns.data === undefined || campaigns.data.length === 0 ? null : (
        <CampaignTable campaigns={campaigns.data} onEnd={({ _id }) => ending.mutate(_id)} />
      )}
      {isOpen ? <CampaignDialog onClose={() => setOpen(false)} /> : null}
    </section>
  )
}

interface TableProps {
  readonly campaigns: readonly StaffCampaign[]
  readonly onEnd: (campaign: StaffCampaign) => void
}

function CampaignTable({ campaigns, onEnd }: TableProps) {
  const { t } = useCampaignWords()
  const mayChange = useRoleMay('loyalty.change')
  return (
    <Table
      label={t('campaigns')}
      onPhone="stack"
      rows={campaigns}
      keyOf={({ _id }) => _id}
      columns={[
        { title: t('campaignName'), cell: ({ name }) => name, isName: true },
        {
          title: t('campaignDays'),
          cell: ({ startsOn, endsOn }) => `${dayInWords(startsOn)} – ${dayInWords(endsOn)}`,
        },
        {
          title: t('campaignMultiplier'),
          cell: ({ multiplierPercent }) => `${multiplierPercent} %`,
          isNumber: true,
        },
        {
          title: t('campaignState'),
          cell: (campaign) => (
            <span className="flex flex-wrap items-center gap-3">
              <Badge tone={tones[campaign.state]}>{t(`campaignStates.${campaign.state}`)}</Badge>
              {campaign.state === 'over' || !mayChange ? null : (
                <Button
                  variant="link"
                  aria-label={t('endNamed', { name: campaign.name })}
                  onClick={() => onEnd(campaign)}
                >
                  {t('endCampaign')}
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
