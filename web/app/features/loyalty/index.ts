export { LoyaltyCard } from './loyalty-card.tsx'
