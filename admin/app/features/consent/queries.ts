import type { Calls, QueryOf } from '@first-fashion/contract'
import { call } from '../../platform/api.ts'
import { useListPage } from '../../platform/lists/list-query.ts'

type ConsentQuery = QueryOf<Calls['staff.consents']>

export const consentKeys = { list: (query: ConsentQuery) => ['consents', query] } as const

export const useConsents = (query: ConsentQuery) =>
  useListPage(consentKeys.list(query), () => call('staff.consents', { query }))
