import { readCommunityState } from '@first-fashion/contract/members/community-address'
import { describe, expect, it } from 'vitest'
import { communityPath } from './community-state.ts'

const read = (query: string) => readCommunityState(new URLSearchParams(query))

describe('the state of the community', () => {
  it('stands in its address, and comes back from it', () => {
    for (const path of [
      '/community',
      '/community?tab=gallery&page=3&submission=019a-1',
      '/community?tab=leaderboard&type=likes',
      '/community?tab=news',
      '/community?tab=news&page=2',
    ])
      expect(communityPath(read(path.split('?')[1] ?? ''))).toBe(path)
  })

  it('leaves out what makes no sense', () => {
    for (const query of ['tab=admin', 'page=-1', 'submission=<script>', 'type=money', 'page=1e9'])
      expect(communityPath(read(query))).toBe('/community')
  })
})
