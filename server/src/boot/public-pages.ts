import { collectionQuery, readCollectionState } from '@first-fashion/contract/catalog/collection-address'
import { galleryQuery, readGalleryState } from '@first-fashion/contract/designs/gallery-address'
import {
  communityQuery,
  memberQuery,
  readCommunityState,
} from '@first-fashion/contract/members/community-address'
import type { PublicPage } from '../platform/pages/page-addresses.ts'

/** Few turn further, and there is no end of made-up pages. */
const lastCachedPage = 20
const isFarPage = (query: URLSearchParams) => Number(query.get('page')) > lastCachedPage

/** More filters at once are asked for by few, and there is no end of them. */
const mostCachedFilters = 3
const isRareChoice = (query: URLSearchParams) =>
  query.size > mostCachedFilters ||
  ['search', 'min', 'max'].some((name) => query.has(name)) ||
  // A made-up value beside a real one finds as much as the real one alone.
  ['size', 'collection'].some((name) => query.getAll(name).length > 1) ||
  isFarPage(query)

/** Pages that are the same for everyone, with what they read of their queries. */
export const publicPages: readonly PublicPage[] = [
  { path: /^\/$/ },
  {
    path: /^\/collection$/,
    query: (query) => collectionQuery(readCollectionState(query)),
    isUncached: isRareChoice,
  },
  { path: /^\/product\/[^/]+$/ },
  { path: /^\/(about|contact|terms-and-conditions|privacy-policy)$/ },
  { path: /^\/pages\/[^/]+$/ },
  {
    path: /^\/community$/,
    query: (query) => communityQuery(readCommunityState(query)),
    isUncached: isFarPage,
  },
  {
    path: /^\/community\/(members|ambassadors)\/[^/]+$/,
    query: (query) => memberQuery(readCommunityState(query).page),
    isUncached: isFarPage,
  },
  { path: /^\/community\/news\/[^/]+$/ },
  {
    path: /^\/design$/,
    query: (query) => galleryQuery(readGalleryState(query)),
    isUncached: isFarPage,
  },
  { path: /^\/loyalty$/, query: (query) => (query.get('tab') === 'rewards' ? '?tab=rewards' : '') },
]
