import { Button, Notice } from '@first-fashion/ui'
import { usePackingSlips } from './queries.ts'
import { useWords } from './words.ts'

/** The packing slips of the chosen orders in one file; names those that have none. */
export function ChosenSlips({ orderIds }: { readonly orderIds: readonly string[] }) {
  const { t } = useWords()
  const { slips, left } = usePackingSlips()
  return (
    <>
      <Button variant="secondary" busy={slips.isPending} onClick={() => slips.mutate(orderIds)}>
        {t('slips')}
      </Button>
      {left.length === 0 ? null : (
        <div className="basis-full">
          <Notice>
            <p>{t('noSlip', { count: left.length })}</p>
            <ul className="mt-1 list-disc pl-5">
              {left.map(({ id, orderNumber, problem }) => (
                <li key={id}>
                  {orderNumber}: {problem}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  )
}
