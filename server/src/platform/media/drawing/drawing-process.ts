import { type ChildProcess, fork } from 'node:child_process'
import { z } from 'zod'
import { AppError, type RefusalKind, statusOfKind } from '../../errors.ts'
import type { Transliteration } from '../../pdf/transliterations.ts'
import type { PictureFacts } from './lossless-pictures.ts'
import type { PictureRequest, PictureSize } from './picture-works.ts'

const isRefusalKind = (kind: string): kind is RefusalKind => kind in statusOfKind
const answer = z.union([
  z.object({ id: z.number(), bytes: z.instanceof(Uint8Array) }),
  z.object({ id: z.number(), size: z.object({ width: z.number(), height: z.number() }) }),
  z.object({
    id: z.number(),
    facts: z.object({
      width: z.number(),
      height: z.number(),
      hasAlpha: z.boolean(),
      hasFlatBackground: z.boolean(),
    }),
  }),
  z.object({ id: z.number(), isInked: z.boolean() }),
  z.object({
    id: z.number(),
    transliterations: z.array(z.object({ text: z.string(), written: z.string() })),
  }),
  z.object({ id: z.number(), error: z.string() }),
  z.object({
    id: z.number(),
    refusal: z.object({
      kind: z.custom<RefusalKind>((kind) => typeof kind === 'string' && isRefusalKind(kind)),
      code: z.string(),
      message: z.string(),
    }),
  }),
])

export type Made =
  | Uint8Array
  | PictureSize
  | PictureFacts
  | { readonly isInked: boolean }
  | { readonly transliterations: readonly Transliteration[] }

interface Waiting {
  readonly resolve: (made: Made) => void
  readonly reject: (error: Error) => void
}

/** The process ended before it answered: the work itself may be in order. */
export class ProcessEnded extends Error {}

/** A process that draws. */
export interface DrawingProcess {
  /** Rejects with `ProcessEnded` if the process ends first. */
  ask(request: PictureRequest): Promise<Made>
  stop(): Promise<void>
}

export interface ProcessOptions {
  readonly script: string
  /** Px per drawing unit of garments. */
  readonly garmentScale: number | undefined
}

/** Starts a process; `onEnd` is called once when it can do nothing any more. */
export function startDrawingProcess(options: ProcessOptions, onEnd: () => void): DrawingProcess {
  const child = forked(options)
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  const end = (message: string, cause?: unknown) => {
    onEnd()
    for (const one of waiting.values()) one.reject(new ProcessEnded(message, { cause }))
    waiting.clear()
  }
  child.on('message', (message) => settle(waiting, message))
  child.on('error', (cause) => end('the process that draws pictures failed', cause))
  child.on('exit', (code, signal) => end(`the process that draws pictures exited with ${code ?? signal}`))
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        child.send({ id: lastId, ...request }, (cause) => {
          if (cause !== null) end('the process that draws pictures is gone', cause)
        })
      }),
    stop: async () => {
      end('the process that draws pictures was stopped')
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
    },
  }
}

/** It gets none of the server's settings, which hold secrets, and keeps no server alive. */
function forked({ script, garmentScale }: ProcessOptions): ChildProcess {
  const { PATH = '' } = process.env
  const child = fork(script, garmentScale === undefined ? [] : [String(garmentScale)], {
    serialization: 'advanced',
    // It reads its files the way the server does.
    execArgv: [
      ...process.execArgv.filter((flag) => flag.startsWith('--import=')),
      '--disable-warning=ExperimentalWarning',
    ],
    env: { PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

function settle(waiting: Map<number, Waiting>, message: unknown): void {
  const { data: reply } = answer.safeParse(message)
  if (reply === undefined) return
  const one = waiting.get(reply.id)
  waiting.delete(reply.id)
  if ('bytes' in reply) one?.resolve(reply.bytes)
  else if ('size' in reply) one?.resolve(reply.size)
  else if ('facts' in reply) one?.resolve(reply.facts)
  else if ('isInked' in reply) one?.resolve({ isInked: reply.isInked })
  else if ('transliterations' in reply) one?.resolve({ transliterations: reply.transliterations })
  else if ('error' in reply) one?.reject(new Error(reply.error))
  else one?.reject(new AppError(reply.refusal.kind, reply.refusal.code, reply.refusal.message))
}
