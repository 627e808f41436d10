import type { ChatCall } from 'virtual:contract-routes'
import routes from 'virtual:contract-routes/chat'
import type { Calls, ResponseOf } from '@first-fashion/contract'
import { type CallInput, createApi } from '../../platform/api.ts'
import { inBrowser } from '../../platform/api-browser.ts'
import { CallRefused } from '../../platform/queries/call.ts'
import { type UploadInput, uploadTo } from '../../platform/upload-browser.ts'

/** The calls of the chat; what is refused is a value. */
export const chatApi = createApi(inBrowser, routes)

/** The same for queries and mutations: throws what was refused. */
export async function chatCall<Name extends ChatCall>(
  name: Name,
  input?: CallInput<Name>,
): Promise<ResponseOf<Calls[Name]>> {
  const answer = await chatApi(name, input)
  if (answer.ok) return answer.value
  throw new CallRefused(answer.failure)
}

export const sendPicture = (input: UploadInput) =>
  uploadTo<'chat.send-picture'>(routes['chat.send-picture'], input)
