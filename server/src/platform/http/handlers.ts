import type {
  CallName,
  Calls,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  ResponseOf,
} from '@first-fashion/contract'
import type { Permission, StaffRole } from '@first-fashion/contract/staff/roles'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import type { CachedResponse } from '../cache/response-cache.ts'
import type { CallOrigin } from './call-origin.ts'

/** Who holds a customer's token. */
export interface CustomerSession {
  readonly customerId: string
  readonly tokenHash: Buffer
}

/** Who holds a staff cookie. */
export interface StaffSession {
  readonly staffId: string
  readonly name: string
  readonly email: string
  /** Null: an own role of the shop. */
  readonly role: StaffRole | null
  readonly ownRoleId: string | null
  readonly ownRoleName: string | null
  /** What the role allows now. */
  readonly permissions: readonly Permission[]
  readonly csrfToken: string
  /** The shop demands a second factor, and the member has none. */
  readonly needsSecondFactor: boolean
  /** When the member last proved who they are, and whether that was a few minutes ago at most. */
  readonly provedAt: Date
  readonly isProofRecent: boolean
  /** From where a call was made; nothing where nobody calls. */
  readonly origin?: CallOrigin
  readonly tokenHash: Buffer
}

type SessionOf<A> = A extends 'customer' ? CustomerSession : A extends 'staff' ? StaffSession : undefined

/** A file of a form, under the name that its sender gave it. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

type FilesOf<Request> = Request extends { readonly files: object } ? readonly UploadedFile[] : undefined
type FileOf<Request> = Request extends { readonly file: string } ? Buffer : undefined

/** What a handler gets: everything parsed, and who is asking. */
export interface CallRequest<Name extends CallName> {
  readonly body: ParsedBody<Calls[Name]>
  readonly params: ParsedParams<Calls[Name]>
  readonly query: ParsedQuery<Calls[Name]>
  readonly session: SessionOf<Calls[Name]['access']>
  readonly header: (name: string) => string | undefined
  readonly address: string
  readonly origin: CallOrigin
  /** The uploaded file. Only its size is checked so far. */
  readonly file: FileOf<Calls[Name]['request']>
  /** What its sender calls the uploaded file; '' if that is not known. */
  readonly fileName: string
  /** Several uploaded files, perhaps none. Only their number and sizes are checked so far. */
  readonly files: FilesOf<Calls[Name]['request']>
  /** The body as it arrived, of partner calls only. */
  readonly rawBody: Buffer
  readonly log: FastifyBaseLogger
  /** For cookies and cached text responses. */
  readonly reply: FastifyReply
}

export type Handler<Name extends CallName> = (
  request: CallRequest<Name>,
) => Promise<ResponseOf<Calls[Name]> | CachedResponse>

/** The handlers of some calls; a feature's routes are one of these. */
export type Handlers = { readonly [Name in CallName]?: Handler<Name> }
