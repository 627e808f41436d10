import { addWords } from '../../../platform/words/words.ts'

export const useWords = addWords('news', {
  lead: 'Articles of the community. A draft is seen by nobody, a scheduled one from its time on.',
  write: 'Write an article',
  edit: 'Edit',
  title: 'Title',
  category: 'Category',
  categories: { challenge: 'Challenge', 'styling-tips': 'Styling tips', spotlight: 'Spotlight' },
  excerpt: 'Excerpt',
  text: 'Text',
  textHint: 'Paragraphs, headings, lists, quotes and links; anything else is removed when it is saved.',
  picture: 'Picture',
  pictureHint: 'The address of a picture of the shop, such as /media/scenes/fort/960.webp',
  publishedAt: 'Published from',
  publishedAtHint: 'Leave it empty for a draft',
  relatedProducts: 'Products',
  relatedProductsHint: 'Addresses of products, one a line, such as galle-fort-linen-shirt',
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
  views: 'Views',
})
