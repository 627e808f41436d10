import { z } from 'zod'

/**
 * Who may make a call. There is no default. 'partner' calls are authenticated by the partner's signature over the raw
 * body.
 */
export type Access = 'everyone' | 'customer' | 'staff' | 'partner'

export interface RequestSchemas {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The multipart field of the picture. The body's other fields are texts and come before it. */
  readonly file?: string
}

/** One call of the API: server, web, admin, tests and OpenAPI all read this description. */
export interface Call<
  Request extends RequestSchemas = RequestSchemas,
  Response extends z.ZodType = z.ZodType,
  By extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path in Fastify's notation, as '/api/country/:code/states'. */
  readonly path: `/api/${string}`
  readonly access: By
  readonly summary: string
  readonly request: Request
  readonly response: Response
  /** Refusal codes of this call; any call may also return `everyCallRefusals`. */
  readonly refusals: readonly string[]
}

export const defineCall = <
  const Request extends RequestSchemas,
  Response extends z.ZodType,
  By extends Access,
>(
  call: Call<Request, Response, By>,
): Call<Request, Response, By> => call

type Part<Schemas, Key extends string> = Schemas extends { readonly [K in Key]: infer S extends z.ZodType }
  ? S
  : never

/** The input as the caller sends it (before defaults). */
export type BodyOf<C extends Call> = z.input<Part<C['request'], 'body'>>
export type ParamsOf<C extends Call> = z.input<Part<C['request'], 'params'>>
export type QueryOf<C extends Call> = z.input<Part<C['request'], 'query'>>
/** The input as the server reads it: parsed, with defaults. */
export type ParsedBody<C extends Call> = z.output<Part<C['request'], 'body'>>
export type ParsedParams<C extends Call> = z.output<Part<C['request'], 'params'>>
export type ParsedQuery<C extends Call> = z.output<Part<C['request'], 'query'>>
export type ResponseOf<C extends Call> = z.output<C['response']>

/** A successful answer has `success: true` next to its fields. */
export const success = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ success: z.literal(true), ...shape })

export const emptyBody = z.object({}).optional()
