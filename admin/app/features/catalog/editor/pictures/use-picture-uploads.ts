import { limits } from '@first-fashion/contract/limits'
import { useEffect, useRef, useState } from 'react'
import { CallFailure, upload } from '../../../../platform/api.ts'
import { useWords } from '../../words.ts'

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

/** JPG, PNG, GIF, WebP and AVIF by their first bytes; the server looks closer. */
async function beginsLikePicture(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  return /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftyp)/s.test(text)
}

/** Too large, not a picture, empty: the same file fails again. */
const fileFaults = new Set([413, 415, 422])

/** Uploads pictures in order and reports their progress. */
export function usePictureUploads(onUploaded: (uploaded: Uploaded) => void) {
  const { t } = useWords()
  const [waiting, setWaiting] = useState<readonly PictureOnItsWay[]>([])
  const started = useRef(new Map<string, AbortController>())
  const latest = useRef(onUploaded)
  latest.current = onUploaded
  const change = (key: string, what: Partial<PictureOnItsWay>) =>
    setWaiting((before) => before.map((one) => (one.key === key ? { ...one, ...what } : one)))
  const drop = (key: string) => {
    // It stays among the started ones: the last render still shows it as waiting.
    started.current.get(key)?.abort()
    setWaiting((before) => {
      for (const one of before)
        if (one.key === key && one.preview !== undefined) URL.revokeObjectURL(one.preview)
      return before.filter((one) => one.key !== key)
    })
  }
  const send = async ({ key, file }: PictureOnItsWay) => {
    const stop = new AbortController()
    started.current.set(key, stop)
    try {
      const { picture } = await upload('staff.product-picture-add', {
        file,
        signal: stop.signal,
        onProgress: (done) => change(key, { done }),
      })
      latest.current({ address: picture.address, width: picture.width, file })
      drop(key)
    } catch (failure) {
      if (!stop.signal.aborted)
        change(key, {
          error: failure instanceof Error ? failure.message : String(failure),
          isWorthAnotherTry: !(failure instanceof CallFailure && fileFaults.has(failure.status)),
        })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what waits starts the next one.
  useEffect(() => {
    const open = waiting.filter((one) => one.error === undefined)
    const running = open.filter(({ key }) => started.current.has(key)).length
    const next = open.filter(({ key }) => !started.current.has(key)).slice(0, Math.max(0, atOnce - running))
    for (const one of next) void send(one)
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
    add: (files: readonly File[]) => {
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
    },
    drop,
    again: (key: string) => {
      started.current.delete(key)
      change(key, { error: undefined, done: 0 })
    },
  }
}
