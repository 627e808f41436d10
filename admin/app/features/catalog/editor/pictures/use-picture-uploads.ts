import { limits } from '@first-fashion/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '../../../../platform/call-failure.ts'
import { beginsLikePicture } from '../../../../platform/pictures/picture-file.ts'
import { useWords } from '../../words.ts'
import { useUploadPicture } from '../queries.ts'

/** A file being uploaded, or one that failed. */
export interface PictureOnItsWay {
  readonly key: string
  readonly file: File
  /** An object URL of the file while it is shown; undefined for a file that is not a picture. */
  readonly preview: string | undefined
  /** 0 to 1. */
  readonly done: number
  readonly error: string | undefined
  /** Whether a retry can help. */
  readonly isWorthAnotherTry: boolean
}

export interface Uploaded {
  readonly address: string
  readonly file: File
  /** px, before cropping. */
  readonly width: number
}

/** Two at a time: a phone's uplink is narrow, and the server reads no more at once. */
const atOnce = 2

/** Too large, not a picture, empty: the same file fails again. */
const fileFaults = new Set([413, 415, 422])

/** Uploads pictures in order and reports their progress. */
export function usePictureUploads(onUploaded: (uploaded: Uploaded) => void) {
  const { waiting, add, change, remove } = useWaitingPictures()
  const started = useRef(new Map<string, AbortController>())
  const drop = (key: string) => {
    // It stays among the started ones: the last render still shows it as waiting.
    started.current.get(key)?.abort()
    remove(key)
  }
  const send = useSend(change, (key, uploaded) => {
    onUploaded(uploaded)
    drop(key)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what waits starts the next one.
  useEffect(() => {
    const open = waiting.filter((one) => one.error === undefined)
    const running = open.filter(({ key }) => started.current.has(key)).length
    const next = open.filter(({ key }) => !started.current.has(key)).slice(0, Math.max(0, atOnce - running))
    for (const one of next) {
      const stop = new AbortController()
      started.current.set(one.key, stop)
      void send(one, stop.signal)
    }
  }, [waiting])
  useEffect(() => {
    const all = started.current
    return () => {
      for (const stop of all.values()) stop.abort()
    }
  }, [])
  return {
    waiting,
    isBusy: waiting.some((one) => one.error === undefined),
    add,
    drop,
    again: (key: string) => {
      started.current.delete(key)
      change(key, { error: undefined, done: 0 })
    },
  }
}

type Change = (key: string, what: Partial<PictureOnItsWay>) => void

/** Sends one picture, and shows its progress and its error. */
function useSend(change: Change, onUploaded: (key: string, uploaded: Uploaded) => void) {
  const uploading = useUploadPicture()
  const latest = useRef(onUploaded)
  latest.current = onUploaded
  return async ({ key, file }: PictureOnItsWay, signal: AbortSignal) => {
    try {
      const onProgress = (done: number) => change(key, { done })
      const { picture } = await uploading.mutateAsync({ file, signal, onProgress })
      latest.current(key, { address: picture.address, width: picture.width, file })
    } catch (failure) {
      if (signal.aborted) return
      change(key, {
        error: failure instanceof Error ? failure.message : String(failure),
        isWorthAnotherTry: !(failure instanceof CallFailure && fileFaults.has(failure.status)),
      })
    }
  }
}

/** The files that are not pictures of the product yet. */
function useWaitingPictures() {
  const { t } = useWords()
  const [waiting, setWaiting] = useState<readonly PictureOnItsWay[]>([])
  const change: Change = (key, what) =>
    setWaiting((before) => before.map((one) => (one.key === key ? { ...one, ...what } : one)))
  const add = (files: readonly File[]) => {
    const added = files.map((file) => ({
      key: crypto.randomUUID(),
      file,
      preview: undefined,
      done: 0,
      isWorthAnotherTry: false,
      error: file.size > limits.pictureMaximumBytes ? t('product.pictureTooLarge') : undefined,
    }))
    setWaiting((before) => [...before, ...added])
    for (const { key, file } of added)
      void beginsLikePicture(file).then((isOne) => {
        if (isOne) change(key, { preview: URL.createObjectURL(file) })
      })
  }
  const remove = (key: string) =>
    setWaiting((before) => {
      for (const one of before)
        if (one.key === key && one.preview !== undefined) URL.revokeObjectURL(one.preview)
      return before.filter((one) => one.key !== key)
    })
  return { waiting, add, change, remove }
}
