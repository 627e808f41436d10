import { words } from '../../../platform/words/i18n.ts'

/** The words of saved designs, in English. */
const savedDesignsEn = {
  title: 'Saved Designs',
  count_one: '{{count}} design',
  count_other: '{{count}} designs',
  none: 'No saved designs yet',
  noneText: 'Save a design in the designer to continue it here, on any device you log in on.',
  create: 'Create New Design',
  failed: 'Failed to load saved designs',
  draft: 'Draft',
  created: 'Created on {{date}}',
  used_zero: 'Not used yet',
  used_one: 'Used once',
  used_other: 'Used {{count}} times',
  redesign: 'Redesign',
  redesignName: 'Redesign {{name}} (opens in a new tab)',
  duplicateName: 'Duplicate {{name}}',
  delete: 'Delete',
  deleteName: 'Delete {{name}}',
  deleteTitle: 'Delete this design?',
  deleteText: 'Are you sure you want to delete this design? This action cannot be undone.',
  keep: 'Keep it',
  duplicated: 'Design duplicated',
  deleted: 'Design deleted successfully',
  deleteFailed: 'Failed to delete design',
  duplicateFailed: 'Failed to duplicate design',
} as const

words.addResourceBundle('en', 'saved-designs', savedDesignsEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'saved-designs': typeof savedDesignsEn
  }
}
