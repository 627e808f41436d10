import { addWords } from '../../../platform/words/words.ts'

export const useWords = addWords('members', {
  lead: 'Who is in the community. A level brings what you set for it.',
  level: 'Level',
  levels: { member: 'Member', ambassador: 'Ambassador', vip: 'VIP' },
  likes: 'Likes',
  joined: 'Joined',
  account: 'Account: {{name}}',
  hidden: 'Hidden',
  blocked: 'Excluded',
  action: 'Action',
  change: 'Change the level',
  changeOf: 'Level of {{name}}',
  reason: 'Reason',
  reasonHint: 'For the audit log. Members do not read it.',
  benefits: 'Level benefits',
  earlyAccess: 'Early access: buys products before they open for everyone',
  ownPage: 'A page of their own with products and their referral link',
  extras: 'Other benefits',
  extrasHint: 'Up to six lines. Members of this level read them on the community page.',
  saveLevel: 'Save {{level}}',
})
