import { readCommunityState } from '@first-fashion/contract/members/community-address'
import { data } from 'react-router'
import type { Failure } from '../../platform/api.ts'

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/**
 * Loads a page about a member, with the page of looks that the address names. Throws a response: 404 if there is no such
 * profile to see, 503 if it could not be asked for.
 */
export async function loadMember<Value>(
  url: string,
  ask: (query: { readonly page: string }) => Promise<Answer<Value>>,
): Promise<Value> {
  const { page } = readCommunityState(new URL(url).searchParams)
  const answer = await ask({ page: String(page) })
  if (answer.ok) return answer.value
  throw data(null, { status: answer.failure.status === 404 ? 404 : 503 })
}
