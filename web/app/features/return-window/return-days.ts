import { returnWindowDays } from '@first-fashion/contract/limit-values'
import type { Api } from '../../platform/api.ts'

/** How many days after its delivery an order can be returned; the usual ones if the shop cannot be asked. */
export async function returnDaysOf(call: Api): Promise<number> {
  const answer = await call('return-window.current')
  return answer.ok ? answer.value.days : returnWindowDays
}
