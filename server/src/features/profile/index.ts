/** The front door of the profile: what customers tell about themselves, and their pictures. */
export { picturesOf, picturesOnProfiles, profileImages } from './profile.queries.ts'
export { profileRoutes } from './profile.routes.ts'
export { createProfiles, type Profiles } from './profile.service.ts'
export { createProfilePictures } from './profile-pictures.service.ts'
