import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '../../errors.ts'
import type { PdfDocument } from '../../pdf/pdf-document.ts'
import type { Transliteration } from '../../pdf/transliterations.ts'
import { createDrawingLane, type Turn } from './drawing-lane.ts'
import { type Made, startDrawingProcess } from './drawing-process.ts'
import type { PictureFacts } from './lossless-pictures.ts'
import type { PictureRequest, PictureSize, PictureWork } from './picture-works.ts'

/**
 * Draws, sizes and encodes pictures in processes of their own, which start with the first piece of work: one for
 * designs, which can take long, one for logos, which can be endless, and one for all others.
 */
export interface PictureMaker {
  /**
   * Refuses what the work refuses, and with 'media.too-long-to-draw' a design or logo that takes too long; throws when the
   * process fails, ends or is closed, and for other work that takes too long. It fails alone: what else is to be done
   * goes on in a new process.
   */
  make(work: PictureWork): Promise<Uint8Array>
  /** The size of an upload as it is seen, in px. Refuses what is no picture. */
  measure(upload: Uint8Array): Promise<PictureSize>
  /** What is known of a stored picture; throws for what is none. */
  inspect(file: string): Promise<PictureFacts>
  /** Whether anything shows in a stored print; throws for what is no picture. */
  isInked(file: string): Promise<boolean>
  /** The words of a document that no face can write, and what is printed instead. */
  transliterations(document: PdfDocument): Promise<readonly Transliteration[]>
  close(): Promise<void>
}

/** How long a process stays when there is nothing to do; it holds 100 MB and more, and comes back in a moment. */
const usualIdleMs = 20_000
/** The largest posters take a few seconds; some tens of them on a slow machine that has much to do. */
const usualDesignLimitMs = 60_000
/** A logo is drawn within a second. An SVG that repeats its parts without end takes minutes. */
const usualLogoLimitMs = 10_000
/** Nothing else takes so long, on a slow machine either. */
const usualLimitMs = 120_000
/** Pictures at the same time: at most two, and one processor stays free for pages. */
const usualAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))

interface PictureMakerOptions {
  /** Of the processes, for tests. */
  readonly script?: string
  readonly idleMs?: number
  readonly limitMs?: number
  readonly designLimitMs?: number
  readonly logoLimitMs?: number
  readonly atOnce?: number
  /** Px per drawing unit of garments; fewer are drawn faster. */
  readonly garmentScale?: number
}

export function createPictureMaker({
  script = fileURLToPath(new URL('./picture-process.ts', import.meta.url)),
  idleMs = usualIdleMs,
  limitMs = usualLimitMs,
  designLimitMs = usualDesignLimitMs,
  logoLimitMs = usualLogoLimitMs,
  atOnce = usualAtOnce,
  garmentScale,
}: PictureMakerOptions = {}): PictureMaker {
  const lane = (options: Pick<Parameters<typeof createDrawingLane>[0], 'atOnce' | 'limitMs' | 'overdue'>) =>
    createDrawingLane({
      ...options,
      idleMs,
      start: (onEnd) => startDrawingProcess({ script, garmentScale }, onEnd),
    })
  const pictures = lane({
    atOnce,
    limitMs,
    overdue: () => new Error('a picture took too long, and the process that drew it was stopped'),
  })
  const designs = lane({ atOnce: 1, limitMs: designLimitMs, overdue: tooLongToDraw })
  const logos = lane({ atOnce: 1, limitMs: logoLimitMs, overdue: logoTooLongToDraw })
  const laneOf = (request: PictureRequest) =>
    isOfDesign(request) ? designs : isOfLogo(request) ? logos : pictures
  return {
    ...answersOf((request) => laneOf(request).ask(request, turnOf(request))),
    close: async () => {
      await Promise.all([pictures, designs, logos].map((one) => one.close()))
    },
  }
}

const doesOf = (request: PictureRequest) => ('work' in request ? request.work.does : undefined)

const designWork: ReadonlySet<string | undefined> = new Set(['draw-design', 'draw-proof'])
const waitedFor: ReadonlySet<string> = new Set(['draw-upload', 'draw-brand', 'draw-name'])
const isOfDesign = (request: PictureRequest): boolean => designWork.has(doesOf(request))

/**
 * Somebody waits for a document and for what becomes of an upload or a design, and an order waits for its print files to be
 * looked at, however many pictures of the shop are to be drawn: a document is written at once, and the others come next.
 */
function turnOf(request: PictureRequest): Turn {
  if ('transliterations' in request) return 'at-once'
  if (!('work' in request)) return 'next'
  const { does } = request.work
  if (does === 'write-pdf') return 'at-once'
  return waitedFor.has(does) || isOfDesign(request) ? 'next' : 'later'
}

/** An upload that may be an SVG. */
const isOfLogo = (request: PictureRequest): boolean =>
  'work' in request && request.work.does === 'draw-upload' && request.work.shape.fit === 'logo'

const logoTooLongToDraw = () =>
  new AppError(
    'refused',
    'media.too-long-to-draw',
    'This logo takes too long to draw. Please simplify it, and try again.',
  )

const tooLongToDraw = () =>
  new AppError(
    'refused',
    'media.too-long-to-draw',
    'This design takes too long to draw. Please use fewer pictures and patterns, and try again.',
  )

/** What a process answers to each request, by its type. */
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
  transliterations: async (document) => {
    const made = await ask({ transliterations: document })
    if ('transliterations' in made) return made.transliterations
    throw new Error(`nothing is known of the letters of ${document.title}`)
  },
})
