export { NewsFeedLink } from './news-feed-link.tsx'
export { PostCard } from './post-card.tsx'
