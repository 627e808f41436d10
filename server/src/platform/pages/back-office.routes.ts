import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailStyles } from '../mail/letter.ts'
import { pagePolicy } from './page-policy.ts'

/** The back office: one page for all its addresses, with headers stricter than the store's. */
export async function backOfficeRoutes(app: FastifyInstance, { folder }: { folder: string }) {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  // A preview of an email is a page in the page, and has the styles of emails.
  const policy = pagePolicy(html, [], { styles: [mailStyles] })
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/admin/assets/',
    decorateReply: false,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br'],
    immutable: true,
    maxAge: '365d',
  })
  const page = async (_request: unknown, reply: FastifyReply) =>
    reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html)
  app.get('/admin', page)
  app.get('/admin/*', page)
}
