import type { FastifyInstance } from 'fastify'

/** Pictures that cost nothing: a garment-like shape in the colour that its address names. */
export async function placeholderRoutes(app: FastifyInstance) {
  app.get('/media/*', ({ url }, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(placeholder(url)),
  )
}

/** 4:5, or a square for people and uploads. */
function placeholder(url: string): string {
  const [, colour = '8aa399'] = /\.([0-9a-f]{6})\./.exec(url) ?? []
  const height = /garments|scenes/.test(url) ? 1200 : 960
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="${height}" viewBox="0 0 960 ${height}"><path fill="#efe9df" d="M0 0h960v${height}H0z"/><path fill="#${colour}" stroke="#0003" stroke-width="6" d="M350 210q130 70 260 0l190 130-90 170-80-40v${height - 640}H330V470l-80 40-90-170z"/></svg>`
}
