import { z } from 'zod'
import type { CallLimit } from './call-limits.ts'
import type { Permission } from './staff/roles.ts'

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
  /** The multipart field of several pictures, and how many at most. Beside them the same holds as beside one. */
  readonly files?: { readonly field: string; readonly maximum: number }
}

/** The form field of what is uploaded; undefined for calls without uploads. */
export const uploadFieldOf = ({ file, files }: RequestSchemas): string | undefined => file ?? files?.field

/** What an answer shows. A cached page or answer is dropped when one of its tags changes. */
export type CacheTags<Answer> = readonly string[] | { of(answer: Answer): readonly string[] }

interface CallFacts<Request extends RequestSchemas, Response extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path in Fastify's notation, as '/api/country/:code/states'. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly request: Request
  readonly response: Response
  /** Of its JSON, if more than `jsonBodyMaximumBytes`. */
  readonly bodyMaximumBytes?: number
  /** How often it may be made, if not as often as any other call. */
  readonly limit?: CallLimit
  /** For answers that cached pages show. A page with an answer without tags is not cached. */
  readonly tags?: CacheTags<z.output<Response>>
  /** Refusal codes of this call; `refusalsOf` adds those of its access and those of every call. */
  readonly refusals: readonly string[]
}

/** Who may make the call, and what it means for a session of staff. */
type AccessOf<By extends Access> = By extends 'staff'
  ? StaffAccess<By>
  : { readonly access: By } & { readonly [Fact in keyof Omit<StaffAccess<By>, 'access'>]?: never }

interface StaffAccess<By> {
  readonly access: By
  readonly permission: Permission
  /** It needs a proof of who the member is that is a few minutes old at most. */
  readonly proof?: 'recent'
  /** Open screens repeat it by themselves, so it does not keep a session from ending unused. */
  readonly isBackground?: true
  /** Members may make it who have yet to set up the second factor that the shop demands. */
  readonly isBeforeSecondFactor?: true
}

/** One call of the API: server, web, admin, tests and OpenAPI all read this description. */
export type Call<
  Request extends RequestSchemas = RequestSchemas,
  Response extends z.ZodType = z.ZodType,
  By extends Access = Access,
> = CallFacts<Request, Response> & AccessOf<By>

export const defineCall = <
  const Request extends RequestSchemas,
  Response extends z.ZodType,
  By extends Access,
>(
  call: Call<Request, Response, By>,
): Call<Request, Response, By> => call

/** The tags of an answer; without an answer, those of all answers of the call. Undefined if the call names none. */
export function tagsOf({ tags }: Pick<Call, 'tags'>, answer?: unknown): readonly string[] | undefined {
  if (tags === undefined || !('of' in tags)) return tags
  return answer === undefined ? undefined : tags.of(answer)
}

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
