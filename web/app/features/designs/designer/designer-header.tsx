import { Button, IconButton } from '@first-fashion/ui'
import { Redo2, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { useDesigner, useDesignerState } from './state/designer-context.ts'
import './designer-words.ts'

interface DesignerHeaderProps {
  readonly title: string
  /** 'Saving...', 'Loading design...' or when it was last saved. */
  readonly status: string
  readonly isOrdering: boolean
  readonly onSave: () => void
  readonly onOrder: () => void
}

/** Title and status, undo and redo, and the ways out. */
export function DesignerHeader({ title, status, isOrdering, onSave, onOrder }: DesignerHeaderProps) {
  const { t } = useTranslation()
  const store = useDesigner()
  const canUndo = useDesignerState(({ history }) => history.past.length > 0)
  const canRedo = useDesignerState(({ history }) => history.future.length > 0)
  return (
    <header
      data-toasts="below"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-hairline py-4 lg:py-3"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap gap-x-4 text-small">
          <Link to={paths.design()} className="underline underline-offset-4 hover:text-leaf">
            {t('designer:back')}
          </Link>
          <p role="status" className="min-h-5 text-timber">
            {status}
          </p>
        </div>
        <h1 className="text-title wrap-anywhere">{t('designer:title', { title })}</h1>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:[&>:nth-child(n+3)]:grow">
        {/* Both keep the focus when there is nothing left for them to do. */}
        <IconButton
          label={t('designer:undo')}
          aria-disabled={!canUndo}
          onClick={() => (canUndo ? store.undo() : undefined)}
        >
          <Undo2 aria-hidden="true" size={20} />
        </IconButton>
        <IconButton
          label={t('designer:redo')}
          aria-disabled={!canRedo}
          onClick={() => (canRedo ? store.redo() : undefined)}
        >
          <Redo2 aria-hidden="true" size={20} />
        </IconButton>
        <Button variant="secondary" onClick={onSave}>
          {t('designer:save')}
        </Button>
        <Button busy={isOrdering} onClick={onOrder}>
          {t('designer:order')}
        </Button>
      </div>
    </header>
  )
}
