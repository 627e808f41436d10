import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { Button, buttonClass, ConfirmDialog } from '@first-fashion/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../words.ts'
import { useDuplicateProduct } from './queries.ts'

interface ActionsProps {
  readonly product: StaffProduct
  readonly isChanged: boolean
  readonly onArchive: () => Promise<void>
}

/** Preview, duplicate and archive. */
export function ProductActions({ product, isChanged, onArchive }: ActionsProps) {
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
