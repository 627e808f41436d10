import type { LeaderboardEntry } from '@first-fashion/contract/members/member'
import { Badge } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import '../words/leaderboard-words.ts'

/** Ambassadors and VIPs have a badge, members none [B2.63]. */
export function LevelBadge({ level }: Pick<LeaderboardEntry, 'level'>) {
  const { t } = useTranslation()
  if (level === 'member') return null
  return <Badge tone={level === 'vip' ? 'accent' : 'leaf'}>{t(`leaderboard:levels.${level}`)}</Badge>
}
