import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('loyalty', {
  points: 'Loyalty points',
  pointsPending_one: '{{count}} more point is pending until a return window is over.',
  pointsPending_other: '{{count}} more points are pending until return windows are over.',
  pointsLifetime: '{{tier}}, {{points}} lifetime points',
  adjustPoints: 'Add or take points',
  adjustTitle: 'Points of {{name}}',
  adjustAmount: 'Points',
  adjustHint: 'To take points, begin with a minus: -5',
  adjustNeeded: 'Enter a whole number, at most {{most}} at once',
  adjustReason: 'Reason, which the customer can read',
  adjustSave: 'Save',
  pointsHistory: 'Points history',
  noPoints: 'No points yet',
  pointsOlder: 'Older entries',
  pointsNewer: 'Newer entries',
})
