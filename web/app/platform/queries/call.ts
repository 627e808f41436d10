import type { StoreCall } from 'virtual:contract-routes'
import type { Calls, ResponseOf } from '@first-fashion/contract'
import type { CallInput, Failure, Result } from '../api.ts'
import { api } from '../api-browser.ts'

/** A call that was refused or failed, as queries and mutations know it. */
export class CallRefused extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

/** Makes a call for a query or a mutation. Throws what was refused. */
export const call = async <Name extends StoreCall>(name: Name, input?: CallInput<Name>) =>
  valueIn(await api(name, input))

/** The value of an answer. Throws what was refused. */
export function valueIn<Name extends StoreCall>(answer: Result<Name>): ResponseOf<Calls[Name]> {
  if (answer.ok) return answer.value
  throw new CallRefused(answer.failure)
}
