import type { Quote } from '@first-fashion/contract/checkout/quote'
import { writtenPromoCode } from '@first-fashion/contract/promo-codes/calls'
import { Button, TextField } from '@first-fashion/ui'
import { useMutation } from '@tanstack/react-query'
import type { KeyboardEvent } from 'react'
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './words/promo-code-words.ts'

interface PromoCodeProps {
  readonly quote: Quote
  /** The promo code of the quote request; empty without one. */
  readonly applied: string
  /** Cash on delivery allows no code [A5.24]. */
  readonly isForbidden: boolean
  /** Why the last code was removed. */
  readonly refusal: string | undefined
  readonly onApply: (code: string) => void
  readonly onRemove: () => void
}

/** The promo code field, and the effect of the active code. */
export function PromoCodeField(props: PromoCodeProps) {
  const { t } = useTranslation()
  const { quote, applied, isForbidden, onRemove } = props
  if (applied === '' || isForbidden) return <CodeEntry {...props} />
  const shown = quote.promoCode
  return (
    <div className="mb-4 flex min-h-11 items-center justify-between gap-3 border-y border-hairline py-2">
      <p className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{applied}</span>
        <span className="text-small text-leaf">
          {shown === null
            ? t('promo-code:applying')
            : shown.discountType === 'free_shipping'
              ? t('promo-code:freeShipping')
              : shown.discountType === 'percentage'
                ? t('promo-code:percentOff', { percent: shown.discountValue })
                : t('promo-code:amountOff')}
        </span>
      </p>
      <Button variant="link" aria-label={t('promo-code:removeName', { code: applied })} onClick={onRemove}>
        {t('promo-code:remove')}
      </Button>
    </div>
  )
}

function CodeEntry({ quote, isForbidden, refusal, onApply }: PromoCodeProps) {
  const { t } = useTranslation()
  const { field, handleSubmit, setError, clearErrors, isChecking } = useSchemaForm<{ code: string }>(() =>
    import('./promo-code.schema.ts').then(({ typedCode }) => typedCode),
  )
  const validating = useMutation({
    mutationFn: ({ code }: { readonly code: string }) => {
      const body = {
        code: writtenPromoCode(code),
        orderAmount: quote.subtotal,
        currency: quote.currency.code,
      }
      return call('promo-codes.validate', { body })
    },
    onSuccess: ({ message, promoCode }) => {
      toasts.success(message)
      onApply(promoCode.code)
    },
    onError: (refused) => setError('code', { message: refusalWords(refused, t('promo-code:invalid')) }),
  })
  const apply = () => void handleSubmit((typed) => validating.mutate(typed))()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in this field must not place the order.
    event.preventDefault()
    apply()
  }
  const { onChange, error, ...code } = field('code')
  return (
    <div className="mb-4">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <TextField
          {...code}
          label={t('promo-code:label')}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          disabled={isForbidden}
          error={isForbidden ? undefined : (error ?? refusal)}
          hint={isForbidden ? t('promo-code:notForCash') : undefined}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            clearErrors('code')
            return onChange(event)
          }}
        />
        <Button
          variant="secondary"
          busy={isChecking || validating.isPending}
          disabled={isForbidden}
          onClick={apply}
          className="mt-[calc(0.8125rem*1.4+0.375rem)]"
        >
          {t('promo-code:apply')}
        </Button>
      </div>
    </div>
  )
}
