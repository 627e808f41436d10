import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { useMutation } from '@tanstack/react-query'
import { toast } from 'react-toastify/unstyled'
import { showError } from './change-toasts.ts'
import { savePdf } from './save-file.ts'
import { addWords } from './words/words.ts'

const useWords = addWords('pdf-download', {
  transliterated: 'Some letters cannot be printed. Write them by hand: {{words}}.',
  word: '{{text}} is printed as {{written}}',
})

/** Downloads a document, if there is one. Says which words are not printed as they are written, and stays until that is closed. */
export function usePdfDownload<Asked = void>(fetchFile: (asked: Asked) => Promise<PdfFile | null>) {
  const { t } = useWords()
  return useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => {
      if (file === null) return
      const words = file.transliterated.map((one) => t('word', one)).join('; ')
      if (words !== '') toast.warning(t('transliterated', { words }), { autoClose: false })
      savePdf(file)
    },
    onError: showError,
  })
}
