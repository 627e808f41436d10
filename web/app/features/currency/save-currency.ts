import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { runMutation } from '../../platform/queries/run-mutation.ts'
import { userKeys } from '../accounts/index.ts'

/** Saves the currency in the account. The profile shows it too. */
export const saveCurrency = (queries: QueryClient, currencyCode: string) =>
  runMutation(
    queries,
    {
      mutationFn: () => call('currency.user-set', { body: { currencyCode } }),
      onSettled: () => queries.invalidateQueries({ queryKey: userKeys.all }),
    },
    undefined,
  )
