import type { FastifyInstance } from 'fastify'
import { forever, sendPicture } from '../media.routes.ts'
import { type PrintStore, printFileNames } from './print-store.ts'

const contentTypes = { 'print.png': 'image/png', 'proof.webp': 'image/webp' } as const

/** The files of prints, by their unguessable names: for the print partner, and for who is shown the address. */
export async function printRoutes(app: FastifyInstance, { prints }: { readonly prints: PrintStore }) {
  app.get<{ Params: { name: string; file: string } }>(
    '/media/prints/:name/:file',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const { name } = request.params
      const file = printFileNames.find((one) => one === request.params.file) ?? 'proof.webp'
      const path = file === request.params.file ? await prints.file(name, file) : undefined
      return sendPicture(reply, path, contentTypes[file], forever.replace('public', 'private'))
    },
  )
}
