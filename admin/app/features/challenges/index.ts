/** The front door of challenges: pictures for what staff write. */
export { FeaturedPicture } from './featured-picture.tsx'
export { uploadCommunityPicture } from './queries.ts'
