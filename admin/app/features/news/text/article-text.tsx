import { type Editor, Node } from '@tiptap/core'
import type { RichTextProps } from '../../../platform/rich-text/rich-text.tsx'
import RichText from '../../../platform/rich-text/rich-text.tsx'
import { PictureTool } from './picture-tool.tsx'

/** A picture between the paragraphs of an article. Only pictures that were uploaded here: the server stores no others. */
const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/media/uploads/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const extensions = [pictureNode]
const tools = (editor: Editor) => <PictureTool editor={editor} />

/** The text of an article: formatted, with pictures. */
export default function ArticleText(props: RichTextProps) {
  return <RichText {...props} extensions={extensions} tools={tools} />
}
