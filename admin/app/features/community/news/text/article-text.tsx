import type { Editor } from '@tiptap/core'
import RichText, { type RichTextProps } from '../../../../platform/rich-text/rich-text.tsx'
import { pictureNode } from './picture-node.ts'
import { PictureTool } from './picture-tool.tsx'

const extensions = [pictureNode]
const tools = (editor: Editor) => <PictureTool editor={editor} />

/** The text of an article: formatted, with pictures. */
export default function ArticleText(props: RichTextProps) {
  return <RichText {...props} extensions={extensions} tools={tools} />
}
