import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { SandboxClock } from '../clock.ts'
import type { FaultSwitches } from '../faults.ts'
import { returnAddress, sendChoosingPage, sendWrongRequest } from './choosing-page.ts'
import { type GoogleTokens, googleTokens } from './google-tokens.ts'
import { type Grants, grants } from './grants.ts'
import { choice, type Person, personFrom } from './people.ts'

/** The only registered client. */
export const googleClient = {
  id: 'sandbox.apps.googleusercontent.example',
  secret: 'sandbox-google-secret',
} as const

const authorisation = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(googleClient.id),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().max(500).optional(),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().length(43).optional(),
  code_challenge_method: z.literal('S256').optional(),
})
type Authorisation = z.output<typeof authorisation>

const tokenRequest = z.object({
  grant_type: z.string(),
  code: z.string().default(''),
  redirect_uri: z.string().default(''),
  client_id: z.string().default(''),
  client_secret: z.string().default(''),
  code_verifier: z.string().optional(),
})

interface Granted {
  readonly request: Authorisation
  readonly person: Person
}

export interface IdentityOptions {
  readonly switches: FaultSwitches
  readonly clock: SandboxClock
}

/** The issuer is the requested host, as the sandbox can have several names. */
const issuerOf = (request: FastifyRequest) => `http://${request.host}/google`

/** Google's OpenID Connect: discovery, keys, the account page, and tokens. */
export async function googleRoutes(app: FastifyInstance, options: IdentityOptions) {
  const tokens = googleTokens()
  const codes = grants<Granted>('4/0', options.clock)
  app.setErrorHandler((error: Error, _request, reply) =>
    reply.status(500).send({ error: 'server_error', error_description: error.message }),
  )
  discoveryRoutes(app, tokens, options)
  accountPageRoutes(app, codes)
  tokenRoute(app, { ...options, tokens, codes })
}

function discoveryRoutes(app: FastifyInstance, tokens: GoogleTokens, { switches }: IdentityOptions): void {
  app.get('/google/.well-known/openid-configuration', async (request) => {
    await switches.play('google')
    tokens.prepare()
    return metadata(issuerOf(request))
  })
  app.get('/google/jwks', async () => {
    await switches.play('google')
    return tokens.keys()
  })
}

/** The page that asks a person, and sends them back with a code. */
function accountPageRoutes(app: FastifyInstance, codes: Grants<Granted>): void {
  // The page stays up during faults, so that they can be watched from the shop's side.
  app.get('/google/authorize', async ({ query, url }, reply) => {
    const parsed = authorisation.safeParse(query)
    if (!parsed.success) return sendWrongRequest(reply, 'google', z.prettifyError(parsed.error))
    return sendChoosingPage(reply, 'google', url)
  })
  app.post('/google/authorize', async ({ query, body }, reply) => {
    const parsed = authorisation.safeParse(query)
    if (!parsed.success) return sendWrongRequest(reply, 'google', z.prettifyError(parsed.error))
    const { redirect_uri, state } = parsed.data
    if (z.object({ denied: z.string() }).safeParse(body).success)
      return reply.redirect(returnAddress(redirect_uri, { state, error: 'access_denied' }), 303)
    const code = codes.give({ request: parsed.data, person: personFrom(choice.parse(body)) })
    const scope = 'openid email profile'
    return reply.redirect(returnAddress(redirect_uri, { state, code, scope, prompt: 'consent' }), 303)
  })
}

interface TokenOptions extends IdentityOptions {
  readonly tokens: GoogleTokens
  readonly codes: Grants<Granted>
}

function tokenRoute(app: FastifyInstance, { switches, clock, tokens, codes }: TokenOptions): void {
  app.post('/google/token', async (request, reply) => {
    await switches.play('google')
    const parsed = tokenRequest.parse(request.body)
    if (parsed.client_id !== googleClient.id || parsed.client_secret !== googleClient.secret)
      return refuse(reply, 401, 'invalid_client', 'The OAuth client was not found.')
    if (parsed.grant_type !== 'authorization_code')
      return refuse(reply, 400, 'unsupported_grant_type', `Invalid grant_type: ${parsed.grant_type}`)
    const granted = codes.take(parsed.code)
    if (granted === undefined || parsed.redirect_uri !== granted.request.redirect_uri)
      return refuse(reply, 400, 'invalid_grant', 'Bad Request')
    if (!verifies(granted.request.code_challenge, parsed.code_verifier))
      return refuse(reply, 400, 'invalid_grant', 'Invalid code verifier.')
    const idToken = await tokens.idToken({
      issuer: issuerOf(request),
      clientId: googleClient.id,
      nonce: granted.request.nonce,
      person: granted.person,
      nowSeconds: clock.nowSeconds(),
      fault: switches.current().google,
    })
    return reply.header('cache-control', 'no-store').send({
      access_token: `ya29.${parsed.code.slice(3, 20)}`,
      expires_in: 3599,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: idToken,
    })
  })
}

function verifies(challenge: string | undefined, verifier: string | undefined): boolean {
  if (challenge === undefined) return verifier === undefined
  const made = createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url')
  return timingSafeEqual(Buffer.from(made), Buffer.from(challenge))
}

const refuse = (reply: FastifyReply, status: number, error: string, description: string) =>
  reply.status(status).send({ error, error_description: description })

/** Google's discovery document, as far as it is built here. */
const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  claims_supported: [
    'aud',
    'email',
    'email_verified',
    'exp',
    'family_name',
    'given_name',
    'iat',
    'iss',
    'name',
    'sub',
  ],
  code_challenge_methods_supported: ['S256'],
  grant_types_supported: ['authorization_code'],
})
