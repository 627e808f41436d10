import { IconButton } from '@first-fashion/ui'
import { type Editor, useEditorState } from '@tiptap/react'
import { Heading2 } from 'lucide-react'
import RichText, { type RichTextProps } from '../../platform/rich-text/rich-text.tsx'
import { useWords } from './words.ts'

const tools = (editor: Editor) => <Subheading editor={editor} />

/** The text of a page: formatted, with headings of two levels. */
export default function PageText(props: RichTextProps) {
  return <RichText {...props} tools={tools} />
}

function Subheading({ editor }: { readonly editor: Editor }) {
  const { t } = useWords()
  const isActive = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('heading', { level: 4 }),
  })
  return (
    <IconButton
      label={t('subheading')}
      aria-pressed={isActive}
      onClick={() => editor.chain().focus().toggleHeading({ level: 4 }).run()}
    >
      <Heading2 aria-hidden="true" size={18} />
    </IconButton>
  )
}
