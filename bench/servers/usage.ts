import { z } from 'zod'

/** A server process's usage so far. */
export interface Usage {
  readonly residentBytes: number
  readonly cpuSeconds: number
}

/** Reads a server process's usage: the shop's from its metrics, a bare server's from its own endpoint. */
export interface Metered {
  readonly origin: string
  usage(): Promise<Usage>
}

export const meteredShop = (origin: string): Metered => ({
  origin,
  usage: async () => {
    const text = await (await fetch(`${origin}/metrics`)).text()
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
    return {
      residentBytes: value('process_resident_memory_bytes'),
      cpuSeconds: value('process_cpu_seconds_total'),
    }
  },
})

const bareUsage = z.object({ residentBytes: z.number(), cpuSeconds: z.number() })

export const meteredBare = (origin: string): Metered => ({
  origin,
  usage: async () => bareUsage.parse(await (await fetch(`${origin}/usage`)).json()),
})
