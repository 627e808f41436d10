import { ToolChoice } from '@first-fashion/ui'
import { Image, MousePointer2, Type } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../../platform/words/use-translation.ts'
import { focusCanvas } from '../canvas-element.ts'
import { useDesigner, useDesignerState } from '../state/designer-context.ts'
import type { Tool } from '../state/designer-store.ts'
import { ImagesTool } from './images-tool.tsx'
import { LayersPanel } from './layers-panel.tsx'
import { TextTool } from './text-tool.tsx'
import '../designer-words.ts'

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
