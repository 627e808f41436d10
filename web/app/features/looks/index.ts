import { lazyPart } from '../../platform/lost-chunk.ts'

export { GalleryTab } from './gallery/gallery-tab.tsx'
export { LookGrid } from './gallery/look-grid.tsx'
export { LookPages } from './gallery/look-pages.tsx'
export { NoSuchPage } from './gallery/no-such-page.tsx'
export { ShopTheLook } from './gallery/shop-the-look.tsx'
export { useLikes } from './gallery/use-likes.ts'
export { visitId } from './gallery/visit.ts'

export const SubmitDialog = lazyPart(() => import('./submitting/submit-dialog.tsx'))
