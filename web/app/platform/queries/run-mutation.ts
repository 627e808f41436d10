import type { MutationOptions, QueryClient } from '@tanstack/react-query'

/**
 * Runs a mutation that belongs to no component: its callbacks act whatever screen is shown by then. Returns whether it
 * succeeded; `onError` says why not.
 */
export const runMutation = <Value, Sent, Context>(
  queries: QueryClient,
  options: MutationOptions<Value, Error, Sent, Context>,
  sent: Sent,
): Promise<boolean> =>
  queries
    .getMutationCache()
    .build(queries, queries.defaultMutationOptions(options))
    .execute(sent)
    .then(
      () => true,
      () => false,
    )
