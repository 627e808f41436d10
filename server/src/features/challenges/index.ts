/** The front door of challenges: contests of looks with prizes, and the pictures that staff upload for what they write. */
export * from './challenges.events.ts'
export { challengesFeature } from './challenges.feature.ts'
export { challengeTitles, runningChallenge } from './challenges.queries.ts'
export { challengeEntries, type Entries } from './challenges.service.ts'
export { throwUnknownPicture, uploadsAt } from './pictures/pictures.staff.service.ts'
export { purgeUploads, type UploadRow } from './pictures/uploads.queries.ts'
