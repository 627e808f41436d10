import { z } from 'zod'
import { defineCall, success } from '../call.ts'

/** The personal data of a customer: download and deletion. */
export const personalDataCalls = {
  'personal-data.download': defineCall({
    method: 'GET',
    path: '/api/user/data',
    access: 'customer',
    summary: 'Returns all data stored about the signed-in customer, by feature.',
    request: {},
    response: success({ fileName: z.string(), data: z.record(z.string(), z.unknown()) }),
    refusals: [],
  }),
  'personal-data.delete-account': defineCall({
    method: 'POST',
    path: '/api/user/delete-account',
    access: 'customer',
    limit: 'password-tries',
    summary:
      'Deletes the account immediately and permanently. Orders stay in the books without personal data. ' +
      'It needs the password, or a recent sign-in if the account has none.',
    request: { body: z.object({ password: z.string().max(200).default('') }) },
    response: success({ message: z.string() }),
    refusals: ['accounts.password-wrong', 'accounts.sign-in-again'],
  }),
}
