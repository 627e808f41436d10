/** An error as Stripe answers it. */
export class StripeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

export const invalid = (message: string, param: string, code = 'parameter_invalid') =>
  new StripeError(400, 'invalid_request_error', message, { param, code })

export const noSuch = (what: string, id: string) =>
  new StripeError(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  })
