import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import { Badge, Button, Picture } from '@first-fashion/ui'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../platform/paths.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { useRefreshMockup, useRunningMockups } from './custom-products.queries.ts'
import { DeleteDesignDialog } from './delete-design-dialog.tsx'
import { DesignFacts } from './design-facts.tsx'
import { DesignPicture } from './design-picture.tsx'
import { AwaitedBy, DesignState } from './design-state.tsx'
import { OwnDesignPage } from './own-design.tsx'
import { useShownState } from './proof.queries.ts'
import { DesignerLink, hasProof, ProofPanel, type ProofPanelProps } from './proof-panel.tsx'
import { useAddCustom } from './use-add-custom.ts'
import { useOnceApproved } from './use-once-approved.ts'
import './custom-products-words.ts'

export default function CustomProductPage() {
  return <OwnDesignPage>{(product) => <Detail product={product} />}</OwnDesignPage>
}

function Detail({ product }: { readonly product: CustomProduct }) {
  const { t } = useTranslation()
  const state = useShownState(product)
  const add = useAddCustom()
  const buying = useOnceApproved(product, { add: () => void add(product) }, 'add')
  return (
    <>
      <Link
        to={paths.customProducts()}
        className="mb-6 inline-flex min-h-11 items-center gap-2 text-small underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={16} />
        {t('custom-products:back')}
      </Link>
      <div className="grid gap-8 md:grid-cols-2 lg:gap-16">
        <Mockups product={product} awaited={buying.awaited} />
        <div className="flex flex-col items-start gap-5 self-start md:sticky md:top-28">
          <Badge tone="dark">{t('custom-products:custom')}</Badge>
          <h1 className="text-display wrap-anywhere">{product.name}</h1>
          {product.description === '' ? null : (
            <p className="text-lead text-timber wrap-anywhere">{product.description}</p>
          )}
          <DesignFacts product={product} />
          <DesignState state={state} />
          <AwaitedBy {...product} />
          <Actions product={product} onAdd={() => buying.run('add')} />
        </div>
      </div>
    </>
  )
}

function Mockups({ product, awaited }: Omit<ProofPanelProps, 'sizes'>) {
  const { t } = useTranslation()
  const { mockups, name } = product
  const sizes = '(min-width: 768px) 45vw, 100vw'
  const proof = hasProof(product) ? <ProofPanel product={product} sizes={sizes} awaited={awaited} /> : null
  if (mockups.length === 0) return proof ?? <DesignPicture product={product} sizes={sizes} />
  return (
    <div className="flex flex-col gap-10">
      <ul className="grid gap-4">
        {mockups.map(({ placement, url }) => (
          <li key={placement}>
            <Picture
              src={url}
              alt={t('custom-products:mockup', { name, side: t(`custom-products:sides.${placement}`) })}
              sizes={sizes}
              eager
            />
          </li>
        ))}
      </ul>
      {proof}
    </div>
  )
}

interface ActionsProps {
  readonly product: CustomProduct
  readonly onAdd: () => void
}

function Actions({ product, onAdd }: ActionsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refresh = useRefreshMockup(product._id)
  const isRunning = useRunningMockups(product)
  const isEmpty = product.state === 'empty'
  const isBusy = refresh.isPending || isRunning
  const [asked, setAsked] = useState<string>()
  return (
    <div className="flex w-full max-w-md flex-col gap-3">
      <Button onClick={onAdd}>{t('custom-products:add')}</Button>
      {isEmpty ? <DesignerLink product={product} /> : null}
      <Button variant="secondary" busy={isBusy} disabled={isEmpty} onClick={() => refresh.mutate()}>
        {t('custom-products:refresh')}
      </Button>
      <p role="status" className="text-small text-timber empty:hidden">
        {isBusy ? t('custom-products:mockupWait') : ''}
      </p>
      <Button variant="quiet" onClick={() => setAsked(product._id)}>
        {t('custom-products:deleteDesign')}
      </Button>
      <DeleteDesignDialog
        id={asked}
        onClose={() => setAsked(undefined)}
        onDeleted={() => void navigate(paths.customProducts(), { replace: true })}
      />
    </div>
  )
}
