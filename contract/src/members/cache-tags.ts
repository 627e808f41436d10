/** How members are shown: their names, pictures, levels and whether they hide. */
export const membersTag = 'community-members'
/** What one member has: counts, milestones and looks. The id is the opaque one. */
export const memberTag = (memberId: string) => `community-member:${memberId}`
