import { addWords } from '../words/words.ts'

export const usePictureWords = addWords('pictures', {
  uploading: 'Uploading',
  preparing: 'Preparing all sizes',
  tooLarge: 'This picture is too large. Maximum size is 10MB',
  add: 'Add a picture',
  replace: 'Replace the picture',
  remove: 'Remove the picture',
})
