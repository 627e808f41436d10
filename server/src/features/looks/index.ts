/** The front door of looks: the gallery, likes and views, what is worn in looks, and their moderation. */
export { featuredProducts, looksOfMembers } from './gallery/gallery.service.ts'
export { findSubmission, looksOfChallenges } from './gallery/submissions.queries.ts'
export { countPostView, countView, refreshViewedPages, type View } from './gallery/views.service.ts'
export * from './looks.events.ts'
export { looksFeature } from './looks.feature.ts'
