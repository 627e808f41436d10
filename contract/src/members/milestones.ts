/** What a member can collect, with its numbers and names [B9.18]. */
export const milestoneKinds = ['submissions', 'likes', 'challenges'] as const
export type MilestoneKind = (typeof milestoneKinds)[number]

export interface Milestone {
  readonly kind: MilestoneKind
  readonly from: number
  readonly name: string
}

export const milestones: readonly Milestone[] = [
  { kind: 'submissions', from: 5, name: 'Style Starter' },
  { kind: 'submissions', from: 20, name: 'Fashion Enthusiast' },
  { kind: 'submissions', from: 50, name: 'Style Icon' },
  { kind: 'likes', from: 50, name: 'Crowd Favorite' },
  { kind: 'likes', from: 200, name: 'Trendsetter' },
  { kind: 'likes', from: 500, name: 'Fashion Influencer' },
  { kind: 'challenges', from: 1, name: 'Challenge Winner' },
  { kind: 'challenges', from: 3, name: 'Challenge Master' },
  { kind: 'challenges', from: 5, name: 'Challenge Legend' },
]
