import type { PublicPage } from '../platform/pages/page-addresses.ts'

/** Pages that are the same for everyone, with the query parameters that they use. */
export const publicPages: readonly PublicPage[] = [
  { path: /^\/$/, query: [] },
  {
    path: /^\/collection$/,
    query: [
      'category',
      'type',
      'collection',
      'size',
      'colour',
      'min',
      'max',
      'stock',
      'search',
      'sort',
      'page',
      'searchbar',
    ],
    uncached: ['search'],
  },
  { path: /^\/product\/[^/]+$/, query: [] },
  { path: /^\/(about|contact|terms-and-conditions|privacy-policy)$/, query: [] },
  { path: /^\/community$/, query: ['tab', 'page', 'type', 'submission'] },
  { path: /^\/community\/(members|ambassadors)\/[^/]+$/, query: ['page'] },
  { path: /^\/community\/news\/[^/]+$/, query: [] },
  { path: /^\/design$/, query: ['category', 'page'] },
  { path: /^\/loyalty$/, query: ['tab'] },
]
