import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { Proof } from '@first-fashion/contract/custom-products/proof'
import { isEmptySide } from '@first-fashion/designer-engine/document/document'
import { Button, buttonClass, Checkbox, EmptyState, Picture, Skeleton } from '@first-fashion/ui'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../platform/paths.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useApproveProof, useProof } from './proof.queries.ts'
import { proofId } from './use-once-approved.ts'
import './custom-products-words.ts'

export interface ProofPanelProps {
  readonly product: CustomProduct
  /** The button that waits for the approval, if one was pressed. */
  readonly awaited: 'add' | 'checkout' | undefined
  /** How wide its pictures are shown, as in the attribute `sizes`. */
  readonly sizes: string
}

/** Whether there is something to print that the shop draws; what the embedded designer made was approved there. */
export const hasProof = ({ state, designs }: CustomProduct): boolean =>
  designs.length > 0 && state !== 'empty' && state !== 'unavailable'

/** What will be printed, for the shopper to check and approve. */
export function ProofPanel({ product, sizes, awaited }: ProofPanelProps) {
  const { t } = useTranslation()
  const { data: proof, error, refetch } = useProof(product)
  const heading = useFocusOnceApproved(proof?.isApproved)
  const title = (
    <h2 ref={heading} id={proofId} tabIndex={-1} className="text-heading">
      {t('custom-products:proofTitle')}
    </h2>
  )
  if (proof === undefined && error !== null)
    return (
      <section id={proofId} tabIndex={-1}>
        <EmptyState
          as="h2"
          title={t('custom-products:proofFailed')}
          text={refusalWords(error, t('custom-products:proofFailedText'))}
          action={
            <span className="flex flex-wrap justify-center gap-3">
              <Button onClick={() => void refetch()}>{t('problem.tryAgain')}</Button>
              <DesignerLink product={product} />
            </span>
          }
        />
      </section>
    )
  return (
    <section aria-labelledby={proofId} className="flex flex-col gap-4">
      {title}
      <p className="text-timber">{t('custom-products:proofText')}</p>
      {proof === undefined ? (
        <Drawing sides={product.designs.filter((side) => !isEmptySide(side))} />
      ) : (
        <Filled product={product} proof={proof} sizes={sizes} awaited={awaited} />
      )}
    </section>
  )
}

/** The button that approves goes with what it did: the keyboard goes on at the heading. */
function useFocusOnceApproved(isApproved: boolean | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(isApproved)
  useEffect(() => {
    const isNew = isApproved === true && before.current === false
    before.current = isApproved
    if (isNew && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isApproved])
  return heading
}

const sidesClass = (sides: number): string => `grid gap-4 ${sides > 1 ? 'lg:grid-cols-2' : ''}`

/** Takes the room of what will come: of each side a picture with a line below it. */
function Drawing({ sides }: { readonly sides: CustomProduct['designs'] }) {
  const { t } = useTranslation()
  return (
    <>
      <div className={sidesClass(sides.length)}>
        {sides.map(({ placement }) => (
          <div key={placement}>
            <Skeleton className="aspect-4/5 w-full" />
            <Skeleton className="mt-2 h-[1lh] w-2/3 text-small" />
          </div>
        ))}
      </div>
      <p role="status" className="text-small text-timber">
        {t('custom-products:proofDrawing')}
      </p>
    </>
  )
}

function Filled({ product, proof, sizes, awaited }: ProofPanelProps & { readonly proof: Proof }) {
  const { t } = useTranslation()
  return (
    <>
      <ul className={sidesClass(proof.sides.length)}>
        {proof.sides.map(({ placement, image, width, height, dpi }) => {
          const side = t(`custom-products:sides.${placement}`)
          return (
            <li key={placement}>
              <figure>
                <Picture src={image} alt={t('custom-products:proofOf', { side })} sizes={sizes} eager />
                <figcaption className="mt-2 text-small text-timber">
                  {t('custom-products:printFile', { side, width, height, dpi })}
                </figcaption>
              </figure>
            </li>
          )
        })}
      </ul>
      {proof.isApproved ? (
        <Approved product={product} />
      ) : (
        <Approve product={product} proof={proof} awaited={awaited} />
      )}
    </>
  )
}

const Approved = ({ product }: { readonly product: CustomProduct }) => {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex items-start gap-2 text-leaf">
        <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0" />
        {t('custom-products:proofApproved')}
      </p>
      <DesignerLink product={product} className="-ml-6" />
    </div>
  )
}

interface ApproveProps extends Pick<ProofPanelProps, 'product' | 'awaited'> {
  readonly proof: Proof
}

function Approve({ product, proof, awaited }: ApproveProps) {
  const { t } = useTranslation()
  const [isChecked, setChecked] = useState(false)
  const approve = useApproveProof(product._id)
  return (
    <div className="flex flex-col items-start gap-3">
      {awaited === undefined ? null : (
        <p role="status" className="font-medium">
          {t(`custom-products:awaited.${awaited}`)}
        </p>
      )}
      <Checkbox
        label={t('custom-products:proofChecked')}
        checked={isChecked}
        onChange={(event) => setChecked(event.target.checked)}
      />
      <span className="flex flex-wrap gap-3">
        <Button disabled={!isChecked} busy={approve.isPending} onClick={() => approve.mutate(proof)}>
          {t('custom-products:approve')}
        </Button>
        <DesignerLink product={product} />
      </span>
    </div>
  )
}

interface DesignerLinkProps {
  readonly product: CustomProduct
  readonly className?: string
}

/** The designer with this very design. By a full load: the designer's page has a policy of its own. */
export function DesignerLink({ product, className }: DesignerLinkProps) {
  const { t } = useTranslation()
  const { _id, printfulProductId, printfulVariantId } = product
  return (
    <a
      href={`${paths.designer(printfulProductId, printfulVariantId)}?draft=${encodeURIComponent(_id)}`}
      className={buttonClass('quiet', className)}
    >
      {t('custom-products:changeDesign')}
    </a>
  )
}
