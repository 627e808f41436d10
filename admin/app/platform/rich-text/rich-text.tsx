import { isStorePath } from '@first-fashion/contract/content/frame'
import { Button, Dialog, IconButton, TextField } from '@first-fashion/ui'
import { type Editor, EditorContent, type Extensions, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import {
  Bold,
  Heading,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWords } from './words.ts'

export interface RichTextProps {
  readonly html: string
  readonly labelledBy: string
  readonly onChange: (html: string) => void
}

interface AllProps extends RichTextProps {
  /** What this text may have besides formatted text, and the tools for it. */
  readonly extensions?: Extensions
  readonly tools?: (editor: Editor) => ReactNode
}

const none: Extensions = []

/** Only formats that the store shows: the server stores nothing else. */
const formatting: Extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['https', 'mailto'], defaultProtocol: 'https' },
  }),
]

/** Rich text with headings, lists and links, as in the store. */
export default function RichText({ html, labelledBy, onChange, extensions = none, tools }: AllProps) {
  const editor = useEditor({
    extensions: [...formatting, ...extensions],
    content: html,
    // The content security policy forbids injected styles; our stylesheet has them.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        class: 'prose-editor min-h-44 px-3 py-2',
      },
    },
    onUpdate: (update) => onChange(update.editor.isEmpty ? '' : update.editor.getHTML()),
  })
  return (
    <div className="rounded-soft border border-border bg-paper focus-within:border-ink">
      <Toolbar editor={editor} tools={tools} />
      <EditorContent editor={editor} />
    </div>
  )
}

type Format = 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote'

const formats: readonly (readonly [Format, LucideIcon])[] = [
  ['bold', Bold],
  ['italic', Italic],
  ['heading', Heading],
  ['bulletList', List],
  ['orderedList', ListOrdered],
  ['blockquote', Quote],
]

const press: Readonly<Record<Format, (editor: Editor) => void>> = {
  bold: (editor) => editor.chain().focus().toggleBold().run(),
  italic: (editor) => editor.chain().focus().toggleItalic().run(),
  heading: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  bulletList: (editor) => editor.chain().focus().toggleBulletList().run(),
  orderedList: (editor) => editor.chain().focus().toggleOrderedList().run(),
  blockquote: (editor) => editor.chain().focus().toggleBlockquote().run(),
}

interface ToolbarProps extends Pick<AllProps, 'tools'> {
  readonly editor: Editor
}

function Toolbar({ editor, tools }: ToolbarProps) {
  const { t } = useWords()
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: formats.map(([format]) => current.isActive(format)),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })
  return (
    <div role="toolbar" aria-label={t('formatting')} className="flex flex-wrap border-b border-hairline">
      {formats.map(([format, Icon], nth) => (
        <IconButton
          key={format}
          label={t(`formats.${format}`)}
          aria-pressed={state.active[nth] ?? false}
          onClick={() => press[format](editor)}
        >
          <Icon aria-hidden="true" size={18} />
        </IconButton>
      ))}
      <IconButton label={t('formats.link')} aria-pressed={state.isLink} onClick={() => setLinking(true)}>
        <LinkIcon aria-hidden="true" size={18} />
      </IconButton>
      {tools?.(editor)}
      <IconButton
        label={t('formats.undo')}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 aria-hidden="true" size={18} />
      </IconButton>
      <IconButton
        label={t('formats.redo')}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 aria-hidden="true" size={18} />
      </IconButton>
      {isLinking ? <LinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  )
}

function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useWords()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? 'https://'))
  const isGood = /^(https:\/\/|mailto:)\S+/.test(address) || isStorePath(address.trim())
  const keep = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('formats.link')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
              onClose()
            }}
          >
            {t('removeLink')}
          </Button>
          <Button disabled={!isGood} onClick={keep}>
            {t('setLink')}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('linkAddress')}
        hint={t('linkHint')}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the surrounding form.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (isGood) keep()
        }}
      />
    </Dialog>
  )
}
