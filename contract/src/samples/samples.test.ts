import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callList } from '../index.ts'
import { sentEvents } from '../socket-events.ts'
import { samples, socketSamples } from './index.ts'
import type { Samples } from './sample.ts'

const known: Samples = samples

describe('the samples of the contract', () => {
  it.each(callList)('%s answers as its sample does', (name, { response }) => {
    const result = response.safeParse(known[name])
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('')
  })

  it.each(Object.entries(sentEvents))('%s is acknowledged as its sample is', (name, { ack }) => {
    expect(ack.safeParse(Object.entries(socketSamples).find(([event]) => event === name)?.[1]).success).toBe(
      true,
    )
  })
})
