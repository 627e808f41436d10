import { addWords } from '../../../platform/words/words.ts'

export const useWords = addWords('applications', {
  lead: 'Applications to become an ambassador. Approved applicants get the badge at once.',
  statuses: { pending: 'Received', reviewing: 'In review', approved: 'Approved', rejected: 'Not accepted' },
  followers_one: '{{count}} follower',
  followers_other: '{{count}} followers',
  bio: 'About',
  whyAmbassador: 'Why',
  contentIdeas: 'Ideas',
  portfolio: 'Portfolio',
  notes: 'Notes for the applicant',
  notesOf: 'Notes: {{notes}}',
  reviewing: 'Mark as in review',
  approved: 'Approve',
  rejected: 'Do not accept',
})
