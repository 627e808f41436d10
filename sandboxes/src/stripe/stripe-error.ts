import type { z } from 'zod'

/** An error in Stripe's format. */
export class StripeError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined

  constructor(status: number, type: string, message: string, more: { code?: string; param?: string } = {}) {
    super(message)
    this.status = status
    this.type = type
    this.code = more.code
    this.param = more.param
  }

  body() {
    const { code, message, param, type } = this
    const docUrl =
      code === undefined ? undefined : `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`
    return { error: { code, doc_url: docUrl, message, param, type } }
  }
}

export const invalid = (message: string, param: string, code?: string) =>
  new StripeError(400, 'invalid_request_error', message, code === undefined ? { param } : { param, code })

export const noSuch = (what: string, id: string, param = 'id') =>
  new StripeError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  })

/** The first problem of a request, in Stripe's words and with the parameter's full name. */
export function refusalOf(error: z.ZodError): StripeError {
  const [issue] = error.issues
  if (issue === undefined) return new StripeError(400, 'invalid_request_error', 'Invalid request.')
  if (issue.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const param = paramName(issue.path)
  if (issue.input === undefined && issue.code !== 'custom')
    return invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  if (issue.input === '')
    return invalid(`You passed an empty string for '${param}'.`, param, 'parameter_invalid_empty')
  return invalid(issue.message, param, issue.code === 'custom' ? codeOf(issue.params) : undefined)
}

const codeOf = (params: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  typeof params?.code === 'string' ? params.code : undefined

const paramName = ([first, ...rest]: readonly PropertyKey[]): string =>
  String(first ?? '') + rest.map((part) => `[${String(part)}]`).join('')
