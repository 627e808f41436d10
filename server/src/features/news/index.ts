/** The front door of news: articles of the shop, their feed, and who has seen them. */
export { newsFeature } from './news.feature.ts'
export { addPostView } from './news.queries.ts'
export { newsFeedRoutes } from './news-feed.routes.ts'
