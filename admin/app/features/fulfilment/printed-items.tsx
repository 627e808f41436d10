import type { StaffPartnerOrderInFull } from '@first-fashion/contract/fulfilment/staff-calls'
import { Button, buttonClass, Disclosure, Picture } from '@first-fashion/ui'
import { IfMay } from '../../platform/session.ts'
import { shopTimeInWords } from '../../platform/shop-time.ts'
import { useReplaceDesign } from './queries.ts'
import { useWords } from './words.ts'

type Item = StaffPartnerOrderInFull['items'][number]
type File = Item['files'][number]

/** What is printed: each item with the proof and the print file of each side. */
export function PrintedItems({ order }: { readonly order: StaffPartnerOrderInFull }) {
  const { t } = useWords()
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="mb-4 text-title">{t('items')}</h2>
      <ul className="flex flex-col gap-6">
        {order.items.map((item) => (
          <li key={item.lineId} className="flex flex-col gap-4">
            <div className="grid grid-cols-[4rem_1fr] gap-4">
              <Picture src={item.image} alt="" sizes="64px" />
              <div>
                <p className="font-medium wrap-anywhere">{item.name}</p>
                <p className="text-small text-timber">
                  {[...item.options, t('quantity', { count: item.quantity })].join(', ')}
                </p>
              </div>
            </div>
            {item.files.length === 0 ? (
              <WithoutFiles templateId={item.templateId} />
            ) : (
              <ul className="grid gap-4 sm:grid-cols-2">
                {item.files.map((file) => (
                  <PrintFile key={file.side} name={item.name} file={file} />
                ))}
              </ul>
            )}
            <OtherDesigns order={order} item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The partner prints it from its own template, or staff have to find out. */
function WithoutFiles({ templateId }: Pick<Item, 'templateId'>) {
  const { t } = useWords()
  return templateId === null ? (
    <p className="text-small text-hibiscus">{t('noFiles')}</p>
  ) : (
    <p className="text-small">{t('fromTemplate', { number: templateId })}</p>
  )
}

function PrintFile({ name, file }: { readonly name: string; readonly file: File }) {
  const { t } = useWords()
  const side = t(`sides.${file.side}`)
  return (
    <li className="border border-hairline p-3">
      <p className="mb-2 text-small font-semibold">{side}</p>
      {file.proof === '' ? null : (
        <Picture
          src={file.proof}
          alt={t('proofAlt', { name, side })}
          sizes="(min-width: 640px) 20rem, 100vw"
        />
      )}
      <p className="mt-2 text-small tabular-nums">{t('fileFacts', file)}</p>
      <p className="text-small break-all text-timber">{t('fileHash', { hash: file.sha256.slice(0, 16) })}</p>
      <a
        href={file.address}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('link', 'mt-1 text-small')}
      >
        {t('openFile')}
      </a>
    </li>
  )
}

interface OtherDesignsProps {
  readonly order: StaffPartnerOrderInFull
  readonly item: StaffPartnerOrderInFull['items'][number]
}

/** Approved designs of the customer that can be printed instead of an item's; nothing without any. */
function OtherDesigns({ order, item: { lineId, otherDesigns } }: OtherDesignsProps) {
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
              <IfMay permission="fulfilment.change">
                <Button
                  variant="secondary"
                  busy={replacing.isPending && replacing.variables.designId === id}
                  aria-label={t('printName', { name })}
                  onClick={() => replacing.mutate({ lineId, designId: id })}
                >
                  {t('printThis')}
                </Button>
              </IfMay>
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
