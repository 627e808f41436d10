import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { Button } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import { refusalWords } from '../queries/refusal.ts'
import { toasts } from '../toasts.ts'
import { savePdf } from './save-file.ts'

interface DownloadProps {
  readonly words: string
  /** What is said if it does not come. */
  readonly failed: string
  readonly fetchFile: () => Promise<PdfFile>
}

/** Fetches a document and hands it to the browser's downloads. */
export function DownloadButton({ words, failed, fetchFile }: DownloadProps) {
  const download = useMutation({
    mutationFn: fetchFile,
    onSuccess: savePdf,
    onError: (error) => toasts.error(refusalWords(error, failed)),
  })
  return (
    <Button
      variant="link"
      className="text-left text-small"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {words}
    </Button>
  )
}
