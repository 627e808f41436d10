import { limits } from '@first-fashion/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UploadInput } from '../api.ts'
import { beginsLikePicture } from './picture-file.ts'
import { usePictureWords } from './words.ts'

interface Uploaded {
  readonly address: string
}
type SendPicture<Picture> = (input: UploadInput) => Promise<{ readonly picture: Picture }>
export type PictureUpload = ReturnType<typeof usePictureUpload>

/** Uploads a picture: its progress, its error, and what is chosen as long as it is on its way. */
export function usePictureUpload<Picture extends Uploaded>(
  upload: SendPicture<Picture>,
  onUploaded: (address: string, picture: Picture) => void,
) {
  const { t } = usePictureWords()
  const uploading = useMutation({ mutationFn: unlessTooLarge(upload, t('tooLarge')) })
  const [done, setDone] = useState(0)
  const { preview, show } = usePreview()
  const stop = useRef(new AbortController())
  useEffect(() => () => stop.current.abort(), [])
  const clear = () => {
    stop.current.abort()
    show(undefined)
    uploading.reset()
  }
  const send = (file: File) => {
    clear()
    stop.current = new AbortController()
    const { signal } = stop.current
    setDone(0)
    show(file)
    uploading.mutate(
      { file, signal, onProgress: setDone },
      { onSuccess: ({ picture }) => onUploaded(picture.address, picture) },
    )
  }
  const { isPending, error } = uploading
  return {
    /** 0 to 1; undefined while nothing is uploaded. */
    done: isPending ? done : undefined,
    /** An object URL of what is uploaded. */
    preview: isPending ? preview : undefined,
    failure: error,
    error: error?.message,
    send,
    clear,
  }
}

const unlessTooLarge =
  <Picture>(upload: SendPicture<Picture>, words: string): SendPicture<Picture> =>
  async (input) => {
    if (input.file.size > limits.pictureMaximumBytes) throw new Error(words)
    return upload(input)
  }

/** An object URL of a file, as long as it is shown; none of a file that does not begin like a picture. */
function usePreview() {
  const [preview, setPreview] = useState<string>()
  const shown = useRef<File>(undefined)
  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [preview])
  const show = (file: File | undefined) => {
    shown.current = file
    setPreview(undefined)
    if (file !== undefined)
      void beginsLikePicture(file).then((isOne) => {
        if (isOne && shown.current === file) setPreview(URL.createObjectURL(file))
      })
  }
  return { preview, show }
}
