import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FaceId } from '@first-fashion/designer-engine/text/faces'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isFace, readFaceFile } from './design-faces.ts'

const compress = promisify(brotliCompress)
const named = z.object({ file: z.string().regex(/^[a-z]+-\d+\.ttf$/) })

/** The faces of the designer. The name of a face stands for one version of its file, so browsers may cache it. */
export async function designFaceRoutes(app: FastifyInstance) {
  const compressed = new Map<FaceId, Promise<Buffer>>()
  const compressedFile = (face: FaceId) => {
    const known = compressed.get(face) ?? readFaceFile(face).then((bytes) => compress(bytes))
    compressed.set(face, known)
    return known
  }
  app.get('/fonts/designs/:file', async ({ params, headers }, reply) => {
    const { data } = named.safeParse(params)
    const face = data?.file.replace('.ttf', '') ?? ''
    if (!isFace(face)) return reply.code(404).send()
    reply.type('font/ttf').headers({ 'cache-control': 'public, max-age=2592000', vary: 'Accept-Encoding' })
    if (headers['accept-encoding']?.includes('br') !== true) return reply.send(await readFaceFile(face))
    return reply.header('content-encoding', 'br').send(await compressedFile(face))
  })
}
