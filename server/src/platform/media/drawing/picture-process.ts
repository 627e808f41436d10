import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { AppError } from '../../errors.ts'
import { isInked } from './inked.ts'
import { inspectPicture } from './lossless-pictures.ts'
import { openPicture, uprightSize } from './open-upload.ts'
import { doPictureWork, type PictureRequest } from './picture-works.ts'

// Draws and encodes pictures beside the server, and gives way to it: pages never wait for pictures, and what drawing
// takes in memory goes with this process. It ends when the server does.
const niceness = 10
/** Px per drawing unit of garments, if it is told. */
const garmentScale = process.argv[2] === undefined ? undefined : Number(process.argv[2])

giveWay()
sharp.concurrency(1)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ id, ...request }: { id: number } & PictureRequest) => {
  answerTo(request)
    .then((answer) => ({ id, ...answer }))
    .catch((error: unknown) => failureOf(id, error))
    .then((reply) => process.send?.(reply))
})

const answerTo = async (request: PictureRequest) => {
  if ('work' in request) return { bytes: await doPictureWork(request.work, garmentScale) }
  if ('inspect' in request) return { facts: await inspectPicture(request.inspect) }
  if ('transliterations' in request) {
    const { transliterationsIn } = await import('../../pdf/transliterations.ts')
    return { transliterations: transliterationsIn(request.transliterations) }
  }
  if ('isInked' in request) return { isInked: await isInked(request.isInked) }
  return { size: await uprightSize(await openPicture(request.measure)) }
}

const failureOf = (id: number, error: unknown) =>
  error instanceof AppError
    ? { id, refusal: { kind: error.kind, code: error.code, message: error.message } }
    : { id, error: String(error) }

/** On Linux a priority is a thread's: those that Node started before, to compile and to collect, are asked too. */
function giveWay(): void {
  setPriority(niceness)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), niceness)
}
