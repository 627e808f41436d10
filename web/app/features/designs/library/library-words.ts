import { words } from '../../../platform/words/i18n.ts'

/** The words of the picture library, in English. */
const libraryEn = {
  images: 'Images',
  upload: 'Upload images',
  hint: 'JPG, PNG, GIF up to 10MB',
  drop: 'Or drop files here',
  uploading: 'Uploading {{file}}',
  saving: 'Saving {{file}}',
  queued_one: '{{count}} more file',
  queued_other: '{{count}} more files',
  shapes: 'Shapes',
  circle: 'Circle',
  triangle: 'Triangle',
  square: 'Square',
  star: 'Star',
  add: 'Add {{name}} to the design',
  saved: 'Saved images',
  savedCount: 'Saved images ({{count}})',
  loading: 'Loading saved images',
  empty: 'No saved images yet',
  emptyText: 'What you upload stays here for your next designs.',
  used_zero: 'Not used yet',
  used_one: 'Used once',
  used_other: 'Used {{count}} times',
  lastUsed: 'Last used {{day}}',
  broken: 'Picture not available',
  delete: 'Delete {{name}}',
  deleteTitle: 'Delete the image',
  deleteText:
    'Are you sure you want to delete this image? “{{name}}” leaves your library. Designs that use it still show it.',
  keep: 'Keep it',
  confirm: 'Delete image',
  login: 'Log in',
  loginText:
    'Your images stay on this device until you log in. Then they go into your library, and your design can be saved.',
  uploaded: 'Image uploaded successfully',
  savedToLibrary: 'Image saved to your library!',
  uploadFailed: 'Failed to upload image',
  fileFailed: '{{file}}: {{reason}}',
  loadFailed: 'Failed to load saved images',
  deleted: 'Image deleted successfully',
  deleteFailed: 'Failed to delete image',
} as const

words.addResourceBundle('en', 'library', libraryEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    library: typeof libraryEn
  }
}
