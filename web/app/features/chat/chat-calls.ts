// The routes of the chat's calls come with its code: no first visit needs them.
import 'virtual:contract-routes/chat'

export { api } from '../../platform/api-browser.ts'
export { call } from '../../platform/queries/call.ts'
export { upload } from '../../platform/upload-browser.ts'
