import { levelsOf, readLevelFile } from '@first-fashion/contract/designs/picture-levels'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pictures that cost nothing: a garment-like shape in the colour that its address names. */
export async function placeholderRoutes(app: FastifyInstance) {
  const send = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(placeholder(url))
  app.get('/media/*', send)
  app.get('/api/image/proxy', send)
}

/** Folds that neither displace nor shade a print are grey. */
const flatFolds = '#808080'

function placeholder(url: string): string {
  if (url.endsWith('/brand/logo.png')) return logo
  if (url.includes('.folds.')) return picture(320, 400, ground(flatFolds))
  const { width, height } = sizeOf(url)
  const [, colour = '8aa399'] = /\.([0-9a-f]{6})\./.exec(url) ?? []
  const shape = `<path fill="#${colour}" stroke="#0003" stroke-width="6" d="M350 210q130 70 260 0l190 130-90 170-80-40v560H330V470l-80 40-90-170z"/>`
  return picture(width, height, url.includes('.undyed.') ? shape : ground('#efe9df') + shape)
}

/** 4:5, or a square for people; uploads of the designer say in their address how large they are. */
function sizeOf(url: string) {
  const { size, level = 0 } = readLevelFile(url.slice(url.lastIndexOf('/') + 1)) ?? {}
  const ofLevel = size && levelsOf(size)[level]
  return ofLevel ?? { width: 960, height: /garments|scenes|prints/.test(url) ? 1200 : 960 }
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><path fill="#23574a" d="M0 0h80v80H0zM100 20h220v40H100z"/></svg>'

const ground = (colour: string) => `<path fill="${colour}" d="M0 0h960v1200H0z"/>`

const picture = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 960 1200" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
