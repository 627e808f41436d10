import { unitsOf } from '@first-fashion/designer-engine/document/arranged-units'
import { IconButton } from '@first-fashion/ui'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  BringToFront,
  Copy,
  FlipHorizontal2,
  Group,
  SendToBack,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { type ComponentType, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import {
  canCopyToOtherSide,
  copyToOtherSide,
  duplicateSelected,
  groupSelected,
  removeSelected,
  reorderSelected,
  selectedOf,
  ungroupSelected,
} from '../state/design-actions.ts'
import { useDesigner, useStillSelection } from '../state/designer-context.ts'
import type { DesignerStore } from '../state/designer-store.ts'
import '../designer-words.ts'

interface Action {
  readonly word: string
  readonly Icon: ComponentType<{ readonly size?: number }>
  readonly act: (store: DesignerStore) => void
  /** How many elements it needs; a group counts as one, except where its members do. */
  readonly needs: number
  readonly of?: 'units' | 'members'
  /** Without it, always. */
  readonly isPossible?: (store: DesignerStore) => boolean
  /** What a second click does is another thing: that of a double click does nothing. */
  readonly isOnce?: true
}

type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** One element or group lines up with the print area, several with each other. */
const align = (edge: Edge) => (store: DesignerStore) => {
  const { side, selected } = store.get()
  const to = unitsOf(selectedOf(store)).length > 1 ? 'selection' : 'print-area'
  store.run({ do: 'align', side, ids: [...selected], edge, to })
}
const distribute = (axis: 'horizontal' | 'vertical') => (store: DesignerStore) => {
  const { side, selected } = store.get()
  store.run({ do: 'distribute', side, ids: [...selected], axis })
}

const actions = [
  { word: 'alignLeft', Icon: AlignStartVertical, act: align('left'), needs: 1 },
  { word: 'alignCenter', Icon: AlignCenterVertical, act: align('center'), needs: 1 },
  { word: 'alignRight', Icon: AlignEndVertical, act: align('right'), needs: 1 },
  { word: 'alignTop', Icon: AlignStartHorizontal, act: align('top'), needs: 1 },
  { word: 'alignMiddle', Icon: AlignCenterHorizontal, act: align('middle'), needs: 1 },
  { word: 'alignBottom', Icon: AlignEndHorizontal, act: align('bottom'), needs: 1 },
  {
    word: 'distributeHorizontal',
    Icon: AlignHorizontalDistributeCenter,
    act: distribute('horizontal'),
    needs: 3,
  },
  {
    word: 'distributeVertical',
    Icon: AlignVerticalDistributeCenter,
    act: distribute('vertical'),
    needs: 3,
  },
  { word: 'group', Icon: Group, act: groupSelected, needs: 2 },
  { word: 'ungroup', Icon: Ungroup, act: ungroupSelected, needs: 2, of: 'members' },
  { word: 'toTop', Icon: BringToFront, act: (store) => reorderSelected(store, 'top'), needs: 1 },
  { word: 'toBottom', Icon: SendToBack, act: (store) => reorderSelected(store, 'bottom'), needs: 1 },
  { word: 'duplicate', Icon: Copy, act: duplicateSelected, needs: 1 },
  {
    word: 'toOtherSide',
    Icon: FlipHorizontal2,
    act: copyToOtherSide,
    needs: 1,
    isPossible: canCopyToOtherSide,
    isOnce: true,
  },
  { word: 'remove', Icon: Trash2, act: removeSelected, needs: 1 },
] as const satisfies readonly Action[]

interface ArrangePanelProps {
  /** Called when a press has left nothing to arrange, and the focus nowhere. */
  readonly onEmptied: () => void
}

/** Buttons for what is selected: line up, space, group, order, copy, remove. */
export function ArrangePanel({ onEmptied }: ArrangePanelProps) {
  const { t } = useTranslation()
  const store = useDesigner()
  const toolbar = useRef<HTMLDivElement>(null)
  const selection = useStillSelection()
  const counts = { units: unitsOf(selection).length, members: selection.length }
  const isOffered = ({ needs, of = 'units', isPossible }: Action) =>
    needs <= counts[of] && (isPossible === undefined || isPossible(store))
  const press = (button: HTMLElement, clicks: number, { act, isOnce }: Action) => {
    if (isOnce && clicks > 1) return
    flushSync(() => act(store))
    // What is not offered any more takes the focus along.
    if (button.isConnected) return
    if (toolbar.current === null) onEmptied()
    else toolbar.current.focus()
  }
  return (
    <div
      ref={toolbar}
      tabIndex={-1}
      role="toolbar"
      aria-label={t('designer:arrange')}
      className="flex flex-wrap border border-hairline bg-paper"
    >
      {actions.filter(isOffered).map((action) => (
        <IconButton
          key={action.word}
          label={t(`designer:${action.word}`)}
          title={t(`designer:${action.word}`)}
          onClick={({ currentTarget, detail }) => press(currentTarget, detail, action)}
        >
          <action.Icon aria-hidden="true" size={18} />
        </IconButton>
      ))}
    </div>
  )
}
