import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { todayKey } from '../../platform/today-key.ts'

const minuteMs = 60_000

/** What waits for the member of staff: asked again every minute, on coming back to the window, and after each change. */
export const useToday = () =>
  useQuery({
    queryKey: todayKey,
    queryFn: () => call('staff.today'),
    refetchInterval: minuteMs,
    refetchOnWindowFocus: 'always',
  })
