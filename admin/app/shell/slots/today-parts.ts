import { SetupNotice } from '../../features/setup/index.ts'
import type { TodayNotice } from '../../features/today/index.ts'

/** What features show on top of 'Today'. A new one is a line here. */
export const todayNotices: readonly TodayNotice[] = [{ name: 'setup', Notice: SetupNotice }]
