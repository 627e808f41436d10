// The calls of the community join the others here; every file of it that makes one goes through this one.
import 'virtual:contract-routes/community'

export { api } from '../../platform/api-browser.ts'
export { serverApi } from '../../platform/api-server.ts'
export { call } from '../../platform/queries/call.ts'
