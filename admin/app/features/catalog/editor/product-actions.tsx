import type { StaffProduct } from '@first-fashion/contract/catalog/staff-product-calls'
import { Button, buttonClass, Dialog } from '@first-fashion/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'react-toastify/unstyled'
import { call } from '../../../platform/api.ts'
import { useWords } from '../words.ts'

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
  const [isCopying, setCopying] = useState(false)
  const duplicate = async () => {
    setCopying(true)
    try {
      const copy = await call('staff.product-duplicate', { params: { id: product._id } })
      toast.success(copy.message)
      void navigate(`/products/${copy.product._id}`)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setCopying(false)
    }
  }
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
      <Button look="link" busy={isCopying} onClick={duplicate}>
        {t('product.duplicate')}
      </Button>
      {product.archivedAt === null ? (
        <Button look="link" onClick={() => setArchiving(true)}>
          {t('product.archive')}
        </Button>
      ) : null}
      <Dialog
        open={isArchiving}
        onClose={() => setArchiving(false)}
        title={t('product.archiveTitle', { name: product.name })}
        closeLabel={t('close')}
        footer={
          <div className="flex justify-end gap-3">
            <Button look="secondary" onClick={() => setArchiving(false)}>
              {t('keep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setArchiving(false)
                void onArchive()
              }}
            >
              {t('product.archive')}
            </Button>
          </div>
        }
      >
        <p>{t('product.archiveText')}</p>
      </Dialog>
    </>
  )
}
