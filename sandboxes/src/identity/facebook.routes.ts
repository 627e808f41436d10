import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../faults.ts'
import { returnAddress, sendChoosingPage, sendWrongRequest } from './choosing-page.ts'
import type { IdentityOptions } from './google.routes.ts'
import { type Grants, grants } from './grants.ts'
import { choice, type Person, personFrom } from './people.ts'

/** The only registered app. */
export const facebookApp = { id: '100000000000042', secret: 'sandbox-facebook-secret' } as const

const dialog = z.object({
  client_id: z.literal(facebookApp.id),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().max(500).optional(),
  scope: z.string().default('public_profile'),
  response_type: z.literal('code').optional(),
})
const exchange = z.object({
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  redirect_uri: z.string().default(''),
  code: z.string().default(''),
})
const profile = z.object({
  fields: z.string().default('id,name'),
  access_token: z.string().default(''),
  appsecret_proof: z.string().optional(),
})
const tokenLook = z.object({ input_token: z.string().default(''), access_token: z.string().default('') })

interface Granted {
  readonly redirectUri: string
  readonly scopes: readonly string[]
  readonly person: Person
}

/** Facebook's manual login flow: the dialog, and the Graph API calls for the profile. */
export async function facebookRoutes(app: FastifyInstance, { switches, clock }: IdentityOptions) {
  const codes = grants<Granted>('AQ', clock)
  app.setErrorHandler((error: Error, _request, reply) => refuse(reply, 500, 1, error.message))
  dialogRoutes(app, codes)
  graphRoutes(app, { switches, codes, accessTokens: grants<Granted>('EAA', clock) })
}

/** The page that asks a person, and sends them back with a code. */
function dialogRoutes(app: FastifyInstance, codes: Grants<Granted>): void {
  // The dialog stays up during faults, so that they can be watched from the shop's side.
  app.get('/facebook/:version/dialog/oauth', async ({ query, url }, reply) => {
    const parsed = dialog.safeParse(query)
    if (!parsed.success) return sendWrongRequest(reply, 'facebook', z.prettifyError(parsed.error))
    return sendChoosingPage(reply, 'facebook', url)
  })
  app.post('/facebook/:version/dialog/oauth', async ({ query, body }, reply) => {
    const parsed = dialog.safeParse(query)
    if (!parsed.success) return sendWrongRequest(reply, 'facebook', z.prettifyError(parsed.error))
    const { redirect_uri, state, scope } = parsed.data
    if (z.object({ denied: z.string() }).safeParse(body).success)
      return reply.redirect(returnAddress(redirect_uri, { state, ...denial }), 303)
    const person = personFrom(choice.parse(body))
    const code = codes.give({ redirectUri: redirect_uri, scopes: scope.split(','), person })
    // Facebook's own redirect ends like this.
    return reply.redirect(`${returnAddress(redirect_uri, { state, code })}#_=_`, 303)
  })
}

interface GraphOptions {
  readonly switches: FaultSwitches
  readonly codes: Grants<Granted>
  readonly accessTokens: Grants<Granted>
}

/** What the shop's server asks: an access token for a code, the profile, and whose token it is. */
function graphRoutes(app: FastifyInstance, { switches, codes, accessTokens }: GraphOptions): void {
  app.get('/facebook/:version/oauth/access_token', async ({ query }, reply) => {
    await switches.play('facebook')
    const parsed = exchange.parse(query)
    if (parsed.client_id !== facebookApp.id || parsed.client_secret !== facebookApp.secret)
      return refuse(reply, 400, 101, 'Error validating client secret.')
    const granted = codes.take(parsed.code)
    if (granted === undefined) return refuse(reply, 400, 100, 'This authorization code has been used.')
    if (granted.redirectUri !== parsed.redirect_uri)
      return refuse(reply, 400, 100, 'Error validating verification code: the redirect_uri is another one.')
    return { access_token: accessTokens.give(granted), token_type: 'bearer', expires_in: 5_183_944 }
  })
  app.get('/facebook/:version/me', async ({ query }, reply) => {
    await switches.play('facebook')
    const { fields, access_token, appsecret_proof } = profile.parse(query)
    const granted = accessTokens.peek(access_token)
    if (granted === undefined) return refuse(reply, 400, 190, 'Invalid OAuth access token.')
    if (appsecret_proof !== undefined && appsecret_proof !== proofOf(access_token))
      return refuse(reply, 400, 100, 'Invalid appsecret_proof provided in the API argument')
    return fieldsOf(granted, fields.split(','))
  })
  app.get('/facebook/:version/debug_token', async ({ query }, reply) => {
    await switches.play('facebook')
    const parsed = tokenLook.parse(query)
    if (parsed.access_token !== `${facebookApp.id}|${facebookApp.secret}`)
      return refuse(reply, 400, 190, 'Invalid OAuth access token.')
    const granted = accessTokens.peek(parsed.input_token)
    if (granted === undefined) return { data: { is_valid: false, scopes: [] } }
    const app_id = switches.current().facebook === 'foreign-token' ? '100000000000666' : facebookApp.id
    return { data: { app_id, is_valid: true, user_id: granted.person.id, scopes: granted.scopes } }
  })
}

const denial = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
} as const

const proofOf = (token: string) => createHmac('sha256', facebookApp.secret).update(token).digest('hex')

/** Only the requested fields; the email address only if it exists and was allowed; never whether it is verified. */
function fieldsOf({ person, scopes }: Granted, fields: readonly string[]) {
  const mayShareEmail = fields.includes('email') && scopes.includes('email') && person.email !== null
  return {
    id: person.id,
    ...(fields.includes('name') ? { name: person.name } : {}),
    ...(mayShareEmail ? { email: person.email } : {}),
  }
}

const refuse = (reply: FastifyReply, status: number, code: number, message: string) =>
  reply.status(status).send({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } })
