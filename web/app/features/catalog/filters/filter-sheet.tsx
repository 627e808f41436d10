import { Button, Dialog } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import type { FilterProps } from './facets.ts'
import { FilterGroups } from './filter-groups.tsx'
import '../collection-words.ts'

interface SheetProps extends FilterProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly total: number
}

/** The filters on a phone: a sheet from below. */
export function FilterSheet({ open, onClose, total, ...filters }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('collection:filters')}
      closeLabel={t('shell.close')}
      place="bottom"
      footer={
        <Button className="w-full" onClick={onClose}>
          {t('collection:show', { count: total })}
        </Button>
      }
    >
      <FilterGroups {...filters} />
    </Dialog>
  )
}
