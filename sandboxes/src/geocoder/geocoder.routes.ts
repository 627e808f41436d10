import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { FaultSwitches } from '../faults.ts'
import { type GazetteerPlace, nearest } from './gazetteer.ts'

interface GeocoderOptions {
  readonly switches: FaultSwitches
  readonly key: string
}

interface Asked {
  Querystring: { latlng?: string; key?: string }
}

/** Google's reverse geocoding over a small gazetteer, and map tiles labelled with their position. */
export async function geocoderRoutes(app: FastifyInstance, { switches, key }: GeocoderOptions) {
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.status(500).send({ status: 'UNKNOWN_ERROR', error_message: error.message, results: [] }),
  )
  app.get<Asked>('/maps/api/geocode/json', async ({ query }) => {
    await switches.play('geocoder')
    if (switches.current().geocoder === 'over-limit') return refusal('OVER_QUERY_LIMIT')
    if (query.key !== key) return refusal('REQUEST_DENIED')
    const position = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(query.latlng ?? '')
    if (position === null) return refusal('INVALID_REQUEST')
    const found = nearest(Number(position[1]), Number(position[2]))
    if (found === undefined) return { status: 'ZERO_RESULTS', results: [] }
    return { status: 'OK', results: [resultOf(found)] }
  })
  app.get<{ Params: { z: string; x: string; y: string } }>(
    '/tiles/:z/:x/:y',
    async ({ params: { z, x, y } }, reply) => {
      await switches.play('geocoder')
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=604800')
        .send(tile(Number(z), Number(x), Number.parseInt(y, 10)))
    },
  )
}

const refusal = (status: string) => ({
  status,
  error_message: `This stand-in answers ${status}.`,
  results: [],
})

function resultOf(one: GazetteerPlace) {
  const part = (long: string, short: string, ...types: string[]) =>
    long === '' ? [] : [{ long_name: long, short_name: short, types }]
  const plain = (name: string, ...types: string[]) => part(name, name, ...types)
  const lines = [`${one.number} ${one.route}`, one.area, `${one.city} ${one.postalCode}`, one.country[0]]
  return {
    address_components: [
      ...plain(one.number, 'street_number'),
      ...plain(one.route, 'route'),
      ...plain(one.area, 'political', 'sublocality', 'sublocality_level_1'),
      ...plain(one.city, ...(one.isPostalTown ? ['postal_town'] : ['locality', 'political'])),
      ...plain(one.district, 'administrative_area_level_2', 'political'),
      ...part(...one.state, 'administrative_area_level_1', 'political'),
      ...part(...one.country, 'country', 'political'),
      ...plain(one.postalCode, 'postal_code'),
    ],
    formatted_address: lines.filter(Boolean).join(', '),
    geometry: { location: { lat: one.latitude, lng: one.longitude }, location_type: 'ROOFTOP' },
    place_id: `sandbox-${createHash('sha256').update(lines.join()).digest('base64url').slice(0, 20)}`,
    types: ['street_address'],
  }
}

/** A tile of 256 px: land with two roads and the tile's number, so that movement is visible. */
function tile(z: number, x: number, y: number): string {
  const shade = (x + y) % 2 === 0 ? '#efe9dc' : '#ebe4d4'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${shade}"/>
<path d="M0 90 Q128 ${60 + ((x * 37) % 60)} 256 90M${80 + ((y * 53) % 90)} 0V256" stroke="#fff" stroke-width="10" fill="none"/>
<path d="M0 200H256" stroke="#fff" stroke-width="4"/>
<text x="12" y="244" font-family="sans-serif" font-size="11" fill="#8b8271">SANDBOX ${Math.trunc(z)}/${Math.trunc(x)}/${Math.trunc(y)}</text>
</svg>`
}
