import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { Button, Disclosure, Picture } from '@first-fashion/ui'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useReplaceDesign } from './queries.ts'
import { useWords } from './words.ts'

interface OtherDesignsProps {
  readonly order: StaffPartnerOrderInFull
  readonly item: StaffPartnerOrderInFull['items'][number]
}

/** Approved designs of the customer that can be printed instead of an item's; nothing without any. */
export function OtherDesigns({ order, item: { lineId, otherDesigns } }: OtherDesignsProps) {
  const { t } = useWords()
  const replacing = useReplaceDesign(order)
  if (otherDesigns.length === 0) return null
  return (
    <Disclosure title={t('otherDesigns', { count: otherDesigns.length })}>
      <ul className="flex flex-col gap-4">
        {otherDesigns.map(({ id, name, proof, approvedAt }) => (
          <li key={id} className="grid grid-cols-[4rem_1fr] items-start gap-4 text-small">
            <Picture src={proof} alt={t('otherProofAlt', { name })} sizes="64px" />
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="min-w-0 wrap-anywhere">
                {name}
                <span className="block text-timber">
                  {t('approvedAt', { time: shopTimeInWords(approvedAt) })}
                </span>
              </p>
              <Button
                variant="secondary"
                busy={replacing.isPending && replacing.variables.designId === id}
                aria-label={t('printName', { name })}
                onClick={() => replacing.mutate({ lineId, designId: id })}
              >
                {t('printThis')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
