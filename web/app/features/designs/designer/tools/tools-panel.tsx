import '../designer-words.ts'
import { designLimits } from '@first-fashion/contract/designs/design-limits'
import { Button, TextField, ToolChoice } from '@first-fashion/ui'
import { Image, MousePointer2, Type } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useIsUnmounted } from '../../../../platform/screen/use-is-unmounted.ts'
import { useToken } from '../../../../platform/session.ts'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { ImageLibrary } from '../../library/image-library.tsx'
import type { OnPick } from '../../library/picked-image.ts'
import { isTyping } from '../canvas/use-shortcuts.ts'
import { focusCanvas } from '../canvas-element.ts'
import { addImage, addImageInBackground, addText } from '../state/design-actions.ts'
import { useCurrentDesigner, useDesigner, useDesignerState } from '../state/designer-context.ts'
import type { Tool } from '../state/designer-store.ts'
import { LayersPanel } from './layers-panel.tsx'

const icons = { select: MousePointer2, images: Image, text: Type } as const
const tools: readonly Tool[] = ['select', 'images', 'text']

/** Select, Images and Text, with what the chosen tool offers [B2.74]. */
export function ToolsPanel() {
  const { t } = useTranslation()
  const store = useDesigner()
  const tool = useDesignerState((state) => state.tool)
  useCanvasAfter(tool)
  return (
    <section aria-label={t('designer:tools')} className="flex flex-col gap-5">
      <ToolChoice
        label={t('designer:tools')}
        chosen={tool}
        onChoose={store.useTool}
        choices={tools.map((name) => ({ name, label: t(`designer:${name}`), Icon: icons[name] }))}
      />
      <ToolContent tool={tool} />
    </section>
  )
}

/** What was added takes the place of the tool that added it, whose field or button had the focus. */
function useCanvasAfter(tool: Tool): void {
  const before = useRef(tool)
  useEffect(() => {
    const isUnmounted = before.current !== tool && tool === 'select'
    before.current = tool
    if (isUnmounted && document.activeElement === document.body) focusCanvas()
  }, [tool])
}

interface ToolContentProps {
  readonly tool: Tool
  /** Called when Images or Text has added something that is to be seen. */
  readonly onAdded?: () => void
}

/** What a tool offers; on a phone it stands in a sheet. */
export function ToolContent({ tool, onAdded }: ToolContentProps) {
  if (tool === 'images') return <ImagesTool onAdded={onAdded} />
  return tool === 'text' ? <TextTool onAdded={onAdded} /> : <LayersPanel />
}

/** Pictures to put on the product: uploads, saved ones and shapes [B2.79]. */
function ImagesTool({ onAdded }: { readonly onAdded?: (() => void) | undefined }) {
  const current = useCurrentDesigner()
  const isLoggedIn = typeof useToken() === 'string'
  const isUnmounted = useIsUnmounted()
  const pick: OnPick = ({ url }) => {
    if (addImage(current(), url)) onAdded?.()
  }
  const pickLater = (): OnPick => {
    const { side } = current().get()
    return (image) => {
      const isWaitedFor = !isUnmounted() && current().get().side === side && !isTyping(document.activeElement)
      if (isWaitedFor) pick(image)
      else addImageInBackground(current(), image.url, side)
    }
  }
  return <ImageLibrary isLoggedIn={isLoggedIn} onPick={pick} pickLater={pickLater} />
}

/** A text of one's own, added with Enter; blank ones are not [B5.26]. */
function TextTool({ onAdded }: { readonly onAdded?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const store = useDesigner()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    // A text that does not fit is still there to be added.
    if (!addText(store, text.trim())) return
    setText('')
    onAdded?.()
  }
  return (
    <form onSubmit={add} className="flex flex-col gap-3">
      <TextField
        label={t('designer:newText')}
        hint={t('designer:newTextHint')}
        value={text}
        maxLength={designLimits.textLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={text.trim() === ''}>
        {t('designer:addText')}
      </Button>
    </form>
  )
}
