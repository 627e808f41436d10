import 'virtual:contract-routes/explanation'
import { Button, Derivation, Dialog, Notice, Skeleton } from '@first-fashion/ui'
import { explanationText } from '@first-fashion/ui/explanation/explanation-text'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api-browser.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './explanation-words.ts'

/** The subject of the explanation: a quote or an order. */
export type Explained =
  | { readonly kind: 'quote'; readonly quoteId: string }
  | { readonly kind: 'order'; readonly orderId: string }

interface DialogProps {
  readonly of: Explained
  readonly open: boolean
  readonly onClose: () => void
}

/** The price breakdown of an order; each amount expands into its parts. */
export default function ExplanationDialog({ of, open, onClose }: DialogProps) {
  const { t } = useTranslation()
  const explanation = useQuery({
    queryKey: ['explanation', of],
    enabled: open,
    retry: false,
    gcTime: 0,
    queryFn: async () => {
      const answer = await explanationOf(of)
      if (!answer.ok) throw new Error(answer.failure.message)
      return answer.value.explanation
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="right"
      title={t('explanation:open')}
      closeLabel={t('explanation:close')}
    >
      {explanation.isPending ? (
        <div role="status" aria-label={t('explanation:loading')} className="flex flex-col gap-3">
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
        </div>
      ) : null}
      {explanation.isError ? (
        <Notice
          action={
            <Button variant="link" onClick={() => explanation.refetch()}>
              {t('explanation:tryAgain')}
            </Button>
          }
        >
          {explanation.error.message}
        </Notice>
      ) : null}
      {explanation.data === undefined ? null : (
        <>
          <p className="mb-4 text-small text-timber">{t('explanation:intro')}</p>
          <Derivation
            figures={explanationText(explanation.data, (word, values) =>
              // Words differ in the values they take; the contract has the type of both.
              t(`explanation:${word}`, { ...values, defaultValue: word }),
            )}
          />
        </>
      )}
    </Dialog>
  )
}

const explanationOf = (of: Explained) =>
  of.kind === 'quote'
    ? api('explanation.quote', { params: { quoteId: of.quoteId } })
    : api('explanation.order', { params: { orderId: of.orderId } })
