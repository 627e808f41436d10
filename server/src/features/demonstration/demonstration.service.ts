import { createHmac, timingSafeEqual } from 'node:crypto'
import { type SandboxNotice, sandboxNotice } from '@first-fashion/contract/demonstration/calls'
import type { SharedCache } from '../../platform/bus/invalidation.ts'
import { AppError } from '../../platform/errors.ts'
import { type Shop, seam } from '../../shop.ts'
import { pushBy } from './clock.queries.ts'
import { playScenario } from './scenarios.ts'

/** What was done about a notice. */
interface Done {
  readonly pushedMs: number
  readonly said: string
}

/** Runs the scheduled tasks of a shop for which so much time has passed, in ms. */
export const runDueTasks = seam<(passedMs: number) => Promise<void>>('who runs the scheduled tasks')

interface Sandbox {
  /** The key of the sandbox's signatures; null in a live shop, which has no sandbox. */
  readonly key: string | null
  readonly clockCache: SharedCache
}

/**
 * Does what the sandbox's control page asks for. Refuses with 'demonstration.only', '.signature-wrong', '.notice-wrong',
 * '.no-order' and '.too-late'.
 */
export async function takeNotice(
  shop: Shop,
  { key, clockCache }: Sandbox,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<Done> {
  if (key === null)
    throw new AppError('unknown', 'demonstration.only', 'Only a demonstration has a clock that can be pushed')
  requireSignature(rawBody, signature, key)
  const notice = noticeIn(rawBody)
  const { pushMs, said } =
    notice.kind === 'play'
      ? await playScenario(shop, notice.scenario)
      : { pushMs: notice.ms, said: 'The clock was pushed.' }
  const pushedMs = await shop.database.transaction(async (tx) => {
    const ms = await pushBy(tx, pushMs)
    await clockCache.changed(tx)
    return ms
  })
  await runDueTasks(shop)(pushMs)
  return { pushedMs, said }
}

function noticeIn(rawBody: Buffer): SandboxNotice {
  try {
    return sandboxNotice.parse(JSON.parse(rawBody.toString()))
  } catch (cause) {
    throw new AppError('malformed', 'demonstration.notice-wrong', 'That is not a notice of the sandbox', {
      cause,
    })
  }
}

/** Refuses a notice that was not signed with the sandbox's key: an HMAC-SHA256 of the body, in hex. */
function requireSignature(rawBody: Buffer, signature: string | undefined, key: string): void {
  const expected = createHmac('sha256', key).update(rawBody).digest()
  const given = Buffer.from(signature ?? '', 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('malformed', 'demonstration.signature-wrong', 'The signature is wrong')
}
