import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import { providerNames } from '@first-fashion/contract/payments/methods'
import type { SetupStep } from '@first-fashion/contract/setup/staff-calls'
import { confirmableSteps, type SetupStepName } from '@first-fashion/contract/setup/steps'
import { Button, buttonClass } from '@first-fashion/ui'
import { Check, Circle } from 'lucide-react'
import { Link } from 'react-router'
import { type ConfirmableStep, useConfirmStep, useTestMail, useTestPayments } from './queries.ts'
import { useWords } from './words.ts'

/** Where a step is taken. */
const places: Readonly<Record<Exclude<SetupStepName, 'mail'>, string>> = {
  store: '/store',
  logo: '/store',
  currencies: '/currencies',
  delivery: '/zones',
  payments: '/methods',
  legal: '/pages',
  product: '/products',
  order: '/orders',
  refund: '/orders',
}

interface Partners {
  /** The partners for payments that have keys, and those of them that have test keys. */
  readonly providers: readonly PaymentProviderName[]
  readonly testProviders: readonly PaymentProviderName[]
}

interface ListProps extends Partners {
  readonly steps: readonly SetupStep[]
}

/** The steps that lead from an empty shop to one that sells: what is missing of each, and where. */
export const SetupList = ({ steps, providers, testProviders }: ListProps) => (
  <ol className="divide-y divide-hairline border border-hairline bg-paper">
    {steps.map((step) => (
      <li key={step.name} className="flex gap-4 p-5">
        <StepRow step={step} providers={providers} testProviders={testProviders} />
      </li>
    ))}
  </ol>
)

interface RowProps extends Partners {
  readonly step: SetupStep
}

function StepRow({ step: { name, isDone, missing }, providers, testProviders }: RowProps) {
  const { t } = useWords()
  const Icon = isDone ? Check : Circle
  return (
    <>
      <Icon
        aria-hidden="true"
        size={20}
        className={`mt-0.5 shrink-0 ${isDone ? 'text-leaf' : 'text-timber'}`}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-[36rem]">
          <h3 className="font-medium">
            {t(`steps.${name}.title`)}
            <span className="sr-only">{isDone ? t('isDone') : t('isOpen')}</span>
          </h3>
          <p className="text-small text-timber">{t(`steps.${name}.text`)}</p>
          {missing.length > 0 ? (
            <p className="mt-1 text-small">
              {t('lacks', { what: missing.map((one) => t(`gaps.${one}`)).join(', ') })}
            </p>
          ) : null}
          {name === 'payments' && testProviders.length > 0 ? (
            <p className="mt-1 text-small">
              {t('testKeys', { partners: testProviders.map((one) => providerNames[one]).join(', ') })}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <StepActions name={name} isDone={isDone} providers={providers} testProviders={testProviders} />
        </div>
      </div>
    </>
  )
}

interface ActionsProps extends Partners {
  readonly name: SetupStepName
  readonly isDone: boolean
}

function StepActions({ name, isDone, providers, testProviders }: ActionsProps) {
  const { t } = useWords()
  const isPayments = name === 'payments'
  // With test keys the step stays open, whatever somebody marks.
  const isMarked = !isPayments || testProviders.length === 0
  const confirmable = isMarked ? confirmableSteps.find((one) => one === name) : undefined
  return (
    <>
      {isPayments
        ? providers.map((provider) => <TestPaymentsButton key={provider} provider={provider} />)
        : null}
      {isPayments ? (
        <Link to="/partner-keys" className={buttonClass('secondary')}>
          {t('toKeys')}
        </Link>
      ) : null}
      {name === 'mail' ? (
        <TestMailButton />
      ) : (
        <Link to={places[name]} className={buttonClass('secondary')}>
          {t(`steps.${name}.go`)}
        </Link>
      )}
      {confirmable === undefined ? null : <ConfirmButton step={confirmable} isDone={isDone} />}
    </>
  )
}

function TestMailButton() {
  const { t } = useWords()
  const testing = useTestMail()
  return (
    <Button variant="secondary" busy={testing.isPending} onClick={() => testing.mutate(undefined)}>
      {t('testMail')}
    </Button>
  )
}

function TestPaymentsButton({ provider }: { readonly provider: PaymentProviderName }) {
  const { t } = useWords()
  const testing = useTestPayments()
  return (
    <Button variant="secondary" busy={testing.isPending} onClick={() => testing.mutate(provider)}>
      {t('testPayments', { partner: providerNames[provider] })}
    </Button>
  )
}

function ConfirmButton({ step, isDone }: { readonly step: ConfirmableStep; readonly isDone: boolean }) {
  const { t } = useWords()
  const confirming = useConfirmStep(step)
  return (
    <Button
      variant="text"
      busy={confirming.isPending}
      aria-label={t(isDone ? 'reopenName' : 'confirmName', { step: t(`steps.${step}.title`) })}
      onClick={() => confirming.mutate(!isDone)}
    >
      {t(isDone ? 'reopen' : 'confirm')}
    </Button>
  )
}
