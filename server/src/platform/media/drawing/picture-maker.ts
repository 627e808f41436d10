import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { AppError, type RefusalKind, statusOfKind } from '../../errors.ts'
import type { PictureFacts } from './lossless-pictures.ts'
import type { PictureRequest, PictureSize, PictureWork } from './picture-works.ts'

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

type Made = Uint8Array | PictureSize | PictureFacts | { readonly isInked: boolean }

interface Waiting {
  readonly resolve: (made: Made) => void
  readonly reject: (error: Error) => void
}

/** Draws, sizes and encodes pictures in a process of its own, which starts with the first piece of work. */
export interface PictureMaker {
  /** Refuses what the work refuses; throws when the process fails, ends or is closed. */
  make(work: PictureWork): Promise<Uint8Array>
  /** The size of an upload as it is seen, in px. Refuses what is no picture. */
  measure(upload: Uint8Array): Promise<PictureSize>
  /** What is known of a stored picture; throws for what is none. */
  inspect(file: string): Promise<PictureFacts>
  /** Whether anything shows in a stored print; throws for what is no picture. */
  isInked(file: string): Promise<boolean>
  close(): Promise<void>
}

/** How long the process stays when there is nothing to do; it holds 100 MB and more, and comes back in a moment. */
const usualIdleMs = 20_000
/** Nothing takes so long, on a slow machine either: a process that finishes nothing for so long hangs. */
const usualStuckMs = 120_000

interface PictureMakerOptions {
  /** Of the process, for tests. */
  readonly script?: string
  readonly idleMs?: number
  readonly stuckMs?: number
  /** Px per drawing unit of garments; fewer are drawn faster. */
  readonly garmentScale?: number
}

export function createPictureMaker({
  script = fileURLToPath(new URL('./picture-process.ts', import.meta.url)),
  idleMs = usualIdleMs,
  stuckMs = usualStuckMs,
  garmentScale,
}: PictureMakerOptions = {}): PictureMaker {
  let running: Running | undefined
  let isClosed = false
  let lastId = 0
  const current = () => {
    running ??= startProcess(forked(script, garmentScale), { idleMs, stuckMs }, (ended) => {
      if (running === ended) running = undefined
    })
    return running
  }
  const ask = async (request: PictureRequest) => {
    if (isClosed) throw new Error('the shop is closing and draws no more pictures')
    return current().ask(++lastId, request)
  }
  return {
    ...answersOf(ask),
    close: async () => {
      isClosed = true
      await running?.stop()
    },
  }
}

/** What the process answers to each request, by its type. */
const answersOf = (ask: (request: PictureRequest) => Promise<Made>): Omit<PictureMaker, 'close'> => ({
  make: async (work) => {
    const made = await ask({ work })
    if (made instanceof Uint8Array) return made
    throw new Error(`${work.does} made no picture`)
  },
  measure: async (upload) => {
    const made = await ask({ measure: upload })
    if ('width' in made) return made
    throw new Error('an upload has no size')
  },
  inspect: async (file) => {
    const made = await ask({ inspect: file })
    if ('hasAlpha' in made) return made
    throw new Error(`nothing is known of ${file}`)
  },
  isInked: async (file) => {
    const made = await ask({ isInked: file })
    if ('isInked' in made) return made.isInked
    throw new Error(`nothing is known of ${file}`)
  },
})

interface Running {
  ask(id: number, request: PictureRequest): Promise<Made>
  stop(): Promise<void>
}

interface Waits {
  readonly idleMs: number
  readonly stuckMs: number
}

type OnEnd = (ended: Running) => void

function startProcess(child: ChildProcess, { idleMs, stuckMs }: Waits, onEnd: OnEnd): Running {
  const waiting = new Map<number, Waiting>()
  const idle = alarm(idleMs, () => void running.stop())
  const stuck = alarm(stuckMs, () => void running.stop())
  const end = (error: Error) => {
    idle.clear()
    stuck.clear()
    onEnd(running)
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }
  const running: Running = {
    ask: (id, request) =>
      new Promise((resolve, reject) => {
        idle.clear()
        if (waiting.size === 0) stuck.set()
        waiting.set(id, { resolve, reject })
        child.send({ id, ...request }, (cause) => {
          if (cause !== null) end(new Error('the process that draws pictures is gone', { cause }))
        })
      }),
    stop: async () => {
      end(new Error('the process that draws pictures was stopped'))
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended
    },
  }
  child.on('message', (message) => {
    settle(waiting, message)
    stuck.clear()
    if (waiting.size === 0) idle.set()
    else stuck.set()
  })
  hearEnd(child, end)
  return running
}

function hearEnd(child: ChildProcess, end: (error: Error) => void): void {
  child.on('error', (cause) => end(new Error('the process that draws pictures failed', { cause })))
  child.on('exit', (code, signal) =>
    end(new Error(`the process that draws pictures exited with ${code ?? signal}`)),
  )
}

/** Rings once after so long, unless it is set anew or cleared; it keeps no server alive. */
function alarm(ms: number, ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  const clear = () => clearTimeout(timer)
  return {
    clear,
    set: () => {
      clear()
      timer = setTimeout(ring, ms).unref()
    },
  }
}

/** It gets none of the server's settings, which hold secrets, and keeps no server alive. */
function forked(script: string, garmentScale: number | undefined): ChildProcess {
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
  else if ('error' in reply) one?.reject(new Error(reply.error))
  else one?.reject(new AppError(reply.refusal.kind, reply.refusal.code, reply.refusal.message))
}
