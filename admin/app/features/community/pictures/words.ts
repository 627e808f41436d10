import { addWords } from '../../../platform/words/words.ts'

export const useWords = addWords('community-pictures', {
  picture: 'Picture',
  pictureHint: 'JPG, PNG, WebP, AVIF or GIF, up to 10 MB. The store cuts it to 3:2.',
})
