import '../designer-words.ts'
import type { DesignElement } from '@first-fashion/contract/designs/design-document'
import type { PrintSide } from '@first-fashion/contract/designs/design-limits'
import { Button, Checkbox, IconButton } from '@first-fashion/ui'
import {
  ArrowDown,
  ArrowUp,
  Eye,
  EyeOff,
  LayoutTemplate,
  Lock,
  LockOpen,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../../platform/lost-chunk.ts'
import { ConfirmDialog } from '../../../../platform/screen/confirm-dialog.tsx'
import { useAfterClosing } from '../../../../platform/screen/use-after-closing.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { Panel } from '../panel.tsx'
import { toggleSelected } from '../state/design-actions.ts'
import { useDesigner, useDesignerState, useIsLookingBack, useShownStill } from '../state/designer-context.ts'
import { useElementName } from '../use-element-name.ts'
import { useIsCutOff } from '../use-is-cut-off.ts'

/** The elements of the side, highest first: what lies where, what is locked, and what is hidden. */
export function LayersPanel() {
  const { t } = useTranslation()
  const elements = useShownStill()
  const isLookingBack = useIsLookingBack()
  const side = useDesignerState((state) => state.side)
  const selected = useDesignerState((state) => state.selected)
  const [selectsSeveral, setSelectsSeveral] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <div>
      <TemplatesButton />
      <Panel id="designer-layers" title={t('designer:layers')} heading={title}>
        {elements.length < 2 ? null : (
          <Checkbox
            label={t('designer:selectSeveral')}
            checked={selectsSeveral}
            onChange={(event) => setSelectsSeveral(event.target.checked)}
          />
        )}
        {elements.length === 0 ? (
          <p className="text-small text-timber">{t('designer:empty')}</p>
        ) : (
          <ol
            inert={isLookingBack}
            className="relative divide-y divide-hairline border-y border-hairline lg:max-h-96 lg:overflow-y-auto inert:opacity-60"
          >
            {elements.toReversed().map((element) => (
              <Layer
                key={element.id}
                element={element}
                side={side}
                isSelected={selected.includes(element.id)}
                isAdded={selectsSeveral}
              />
            ))}
          </ol>
        )}
        <ClearAll onCleared={() => title.current?.focus()} />
      </Panel>
    </div>
  )
}

interface LayerProps {
  readonly element: DesignElement
  readonly side: PrintSide
  readonly isSelected: boolean
  /** Whether it joins what is selected. */
  readonly isAdded: boolean
}

/**
 * Drawn again only when its element changes, and while it can be seen. It listens to nothing: many rows slow down each
 * frame of a drag.
 */
const Layer = memo(({ element, side, isSelected, isAdded }: LayerProps) => {
  const { t } = useTranslation()
  const store = useDesigner()
  const name = useElementName()(element)
  const { isLocked, isHidden } = element
  const ids = [element.id]
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isSelected && row.current !== null) revealInList(row.current)
  }, [isSelected])
  const LockIcon = isLocked ? Lock : LockOpen
  const EyeIcon = isHidden ? EyeOff : Eye
  return (
    <li
      ref={row}
      className={`flex flex-wrap items-center [contain-intrinsic-height:auto_2.8rem] [content-visibility:auto] [&_:focus-visible]:focus-ring-inside ${isSelected ? 'bg-sand' : ''}`}
    >
      <Button
        variant="text"
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          isAdded || shiftKey || ctrlKey || metaKey ? toggleSelected(store, element.id) : store.select(ids)
        }
        className="min-w-0 flex-1 basis-24 justify-start px-2 text-small"
      >
        <span className={`truncate ${isHidden ? 'text-timber line-through' : ''}`}>{name}</span>
        <CutOffMark element={element} side={side} />
      </Button>
      <span className="flex">
        <IconButton
          label={t('designer:up', { name })}
          onClick={() => store.run({ do: 'reorder', side, ids, to: 'up' })}
        >
          <ArrowUp aria-hidden="true" size={16} />
        </IconButton>
        <IconButton
          label={t('designer:down', { name })}
          onClick={() => store.run({ do: 'reorder', side, ids, to: 'down' })}
        >
          <ArrowDown aria-hidden="true" size={16} />
        </IconButton>
        <IconButton
          label={t(isLocked ? 'designer:unlock' : 'designer:lock', { name })}
          onClick={() => store.run({ do: 'set-state', side, ids, isLocked: !isLocked })}
        >
          <LockIcon aria-hidden="true" size={16} />
        </IconButton>
        <IconButton
          label={t(isHidden ? 'designer:show' : 'designer:hide', { name })}
          onClick={() => store.run({ do: 'set-state', side, ids, isHidden: !isHidden })}
        >
          <EyeIcon aria-hidden="true" size={16} />
        </IconButton>
      </span>
    </li>
  )
})

/** It is a part of its own, as the drawing changes with each face that comes, and a row need not be drawn again then. */
function CutOffMark({ element, side }: Pick<LayerProps, 'element' | 'side'>) {
  const { t } = useTranslation()
  const isCutOff = useIsCutOff(side)
  if (!isCutOff(element)) return null
  const label = t('designer:layerCutOff')
  return (
    <span role="img" aria-label={label} title={label} className="shrink-0 text-hibiscus">
      <TriangleAlert aria-hidden="true" size={16} />
    </span>
  )
}

/** Scrolls the list of layers, and never the page, as far as a row needs to be seen. */
function revealInList(row: HTMLLIElement): void {
  const list = row.parentElement
  if (list === null) return
  const end = row.offsetTop + row.offsetHeight
  if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop
  else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight
}

/** Empties both sides, after a question [B5.27]. */
function ClearAll({ onCleared }: { readonly onCleared: () => void }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const isEmpty = useDesignerState(
    ({ shown }) => shown.front.elements.length === 0 && shown.back.elements.length === 0,
  )
  const [asks, setAsks] = useState(false)
  const afterClearing = useAfterClosing(asks, onCleared)
  return (
    <>
      <Button variant="quiet" disabled={isEmpty} onClick={() => setAsks(true)} className="mt-3 -ml-6">
        <Trash2 aria-hidden="true" size={16} />
        {t('designer:clear')}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={t('designer:clearTitle')}
        text={t('designer:clearText')}
        keep={t('designer:cancel')}
        confirm={t('designer:clear')}
        onConfirm={() => {
          store.run({ do: 'clear', sides: ['front', 'back'] })
          afterClearing()
          setAsks(false)
        }}
      />
    </>
  )
}

const TemplatesDialog = lazyPart(() => import('../templates/templates-dialog.tsx'))

/** Opens the designs to start from; they load then. */
function TemplatesButton() {
  const { t } = useTranslation()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  // The question before it closes with it, and gives the focus to what is gone.
  const afterClosing = useAfterClosing(state === 'open', () => button.current?.focus())
  const close = () => {
    afterClosing()
    setState('closed')
  }
  return (
    <>
      <Button ref={button} variant="secondary" onClick={() => setState('open')} className="mb-4 w-full">
        <LayoutTemplate aria-hidden="true" size={16} />
        {t('designer:startFrom')}
      </Button>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <TemplatesDialog open={state === 'open'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
