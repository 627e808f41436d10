export const challengeTag = (challengeId: string) => `community-challenge:${challengeId}`
