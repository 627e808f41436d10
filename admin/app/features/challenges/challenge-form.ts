import type { ChallengeFields } from '@first-fashion/contract/challenges/staff-calls'

/** Prizes as staff type them: one a line, points after a bar. */
export const typedPrizes = (prizes: ChallengeFields['prizes']): string =>
  prizes
    .map(({ description, loyaltyPoints }) =>
      loyaltyPoints > 0 ? `${description} | ${loyaltyPoints}` : description,
    )
    .join('\n')

export const prizesIn = (typed: string): ChallengeFields['prizes'] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, description = line, points = '0'] = /^(.*?)\s*\|\s*(\d+)$/.exec(line) ?? []
      return { description, loyaltyPoints: Number(points) }
    })
