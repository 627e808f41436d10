import { missingToPublish } from '@first-fashion/contract/catalog/product-draft'
import type { ProductState, StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { typedRupees } from '@first-fashion/contract/money/typed-amount'
import { Badge, Button, buttonClass, ConfirmDialog } from '@first-fashion/ui'
import { Check, Circle } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../words.ts'
import type { ProductFormState } from './form-state.ts'
import { useDuplicateProduct } from './queries.ts'
import type { EditorState } from './use-editor.ts'

/** The product's status, what it needs before publishing, and its actions. */
export function StatePanel({ editor }: { readonly editor: EditorState }) {
  const { t } = useWords()
  const { product, form, isBusy, isChanged } = editor
  const state = stateOf(product)
  const needs = neededOf(form, product?.sizes.length ?? 0)
  const setState = async (to: ProductState) => {
    // Saves the form first, so shoppers never see a half-edited product.
    const saved = isChanged || product === undefined ? await editor.save() : product
    if (saved === undefined) return
    await editor.run({ kind: 'state', of: saved, to })
  }
  return (
    <section className="border border-hairline bg-paper p-5" aria-label={t('product.state')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Badge tone={state === 'published' ? 'leaf' : 'plain'}>{t(`product.states.${state}`)}</Badge>
        {state === 'published' && product !== undefined ? (
          <a
            href={`/product/${product.slug}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('link')}
          >
            {t('product.seeInStore')}
          </a>
        ) : null}
      </div>
      <p className="mb-3 text-small text-timber">{t(`product.stateText.${state}`)}</p>
      {state === 'draft' ? (
        <ul aria-label={t('product.needs')} className="mb-4 flex flex-col gap-1 text-small">
          {needs.map(({ need, isThere }) => (
            <li key={need} className="flex items-center gap-2">
              {isThere ? (
                <Check aria-hidden="true" size={16} className="shrink-0 text-leaf" />
              ) : (
                <Circle aria-hidden="true" size={16} className="shrink-0 text-timber" />
              )}
              <span className={isThere ? 'text-timber' : ''}>
                {t(`product.${isThere ? 'needsMet' : 'needsMissing'}.${need}`)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        {state === 'draft' ? (
          <Button
            busy={isBusy}
            disabled={needs.some(({ isThere }) => !isThere)}
            onClick={() => setState('published')}
          >
            {t(isChanged || product === undefined ? 'product.saveAndPublish' : 'product.publish')}
          </Button>
        ) : null}
        {state === 'published' ? (
          <Button variant="secondary" busy={isBusy} onClick={() => setState('draft')}>
            {t('product.unpublish')}
          </Button>
        ) : null}
        {state === 'archived' ? (
          <Button busy={isBusy} onClick={() => setState('draft')}>
            {t('product.restore')}
          </Button>
        ) : null}
        {product === undefined ? null : (
          <ProductActions product={product} isChanged={isChanged} onArchive={() => setState('archived')} />
        )}
      </div>
    </section>
  )
}

const stateOf = (product: EditorState['product']): ProductState =>
  product?.isPublished === true ? 'published' : product?.archivedAt == null ? 'draft' : 'archived'

/** The publishing requirements that the form meets, saved or not. */
function neededOf(form: ProductFormState, plainSizes: number) {
  const offered = form.colours.filter(({ cells }) =>
    form.sizes.some((size) => (cells[size]?.text ?? '') !== ''),
  )
  const missing = missingToPublish({
    name: form.name,
    price: typedRupees(form.price) || 0,
    pictures: form.pictures.length,
    sizes: form.colours.length === 0 ? plainSizes : offered.length,
  })
  return (['name', 'price', 'pictures', 'sizes'] as const).map((need) => ({
    need,
    isThere: !missing.includes(need),
  }))
}

interface ActionsProps {
  readonly product: StaffProduct
  readonly isChanged: boolean
  readonly onArchive: () => Promise<void>
}

/** Preview, duplicate and archive. */
function ProductActions({ product, isChanged, onArchive }: ActionsProps) {
  const { t } = useWords()
  const navigate = useNavigate()
  const [isArchiving, setArchiving] = useState(false)
  const duplicating = useDuplicateProduct(product._id)
  const duplicate = () =>
    duplicating.mutate(undefined, {
      onSuccess: (copy) => void navigate(`/products/${copy.product._id}`),
    })
  return (
    <>
      <a
        href={`/preview/${product._id}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary')}
        title={isChanged ? t('product.previewSaved') : undefined}
      >
        {t('product.preview')}
      </a>
      <Button variant="link" busy={duplicating.isPending} onClick={duplicate}>
        {t('product.duplicate')}
      </Button>
      {product.archivedAt === null ? (
        <Button variant="link" onClick={() => setArchiving(true)}>
          {t('product.archive')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isArchiving}
        onClose={() => setArchiving(false)}
        title={t('product.archiveTitle', { name: product.name })}
        text={t('product.archiveText')}
        closeLabel={t('close')}
        keep={t('keep')}
        confirm={t('product.archive')}
        onConfirm={() => {
          setArchiving(false)
          void onArchive()
        }}
      />
    </>
  )
}
