/** The front door of the profile: what customers tell about themselves, and their pictures. */
export { profileFeature } from './profile.feature.ts'
export { profileImages, stopNotifications, wantsNotifications } from './profile.queries.ts'
export { visibilityChanged } from './profile-pictures.service.ts'
