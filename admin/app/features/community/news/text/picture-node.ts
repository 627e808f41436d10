import { Node } from '@tiptap/core'

/** A picture between the paragraphs of an article. Only pictures that were uploaded here: the server stores no others. */
export const pictureNode = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/media/uploads/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
