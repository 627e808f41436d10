export { ChallengeCard } from './challenge-card.tsx'
export { ChallengesTab } from './challenges-tab.tsx'
