import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { frameView } from './frame.ts'
import { homeView } from './home.ts'
import { page, pageSlug } from './page.ts'

const shown = {
  method: 'GET',
  access: 'everyone',
  tags: ['content', 'return-window'],
  response: success({ page }),
  refusals: ['content.page-unknown'],
} as const

/** The store's own pages as everyone reads them. */
export const contentCalls = {
  'content.frame': defineCall({
    method: 'GET',
    path: '/api/content/frame',
    access: 'everyone',
    tags: ['content'],
    summary:
      'Returns what stands around each page: the links of the footer, and an announcement if there is one.',
    request: {},
    response: success({ frame: frameView }),
    refusals: [],
  }),
  'content.home': defineCall({
    method: 'GET',
    path: '/api/content/home',
    access: 'everyone',
    tags: ['content', 'products', 'return-window'],
    summary: 'Returns the sections of the home page in their order.',
    request: {},
    response: success({ home: homeView }),
    refusals: [],
  }),
  'content.about': defineCall({
    ...shown,
    path: '/api/content/about',
    summary: 'Returns what the store says about itself.',
    request: {},
  }),
  'content.contact': defineCall({
    ...shown,
    path: '/api/content/contact',
    summary: 'Returns the text of the contact page.',
    request: {},
  }),
  'content.terms': defineCall({
    ...shown,
    path: '/api/content/terms-and-conditions',
    summary: 'Returns the terms of the store.',
    request: {},
  }),
  'content.privacy': defineCall({
    ...shown,
    path: '/api/content/privacy-policy',
    summary: 'Returns what the store says about personal data.',
    request: {},
  }),
  'content.page': defineCall({
    ...shown,
    path: '/api/content/pages/:slug',
    summary: 'Returns a further page of the store.',
    request: { params: z.object({ slug: pageSlug }) },
  }),
}
