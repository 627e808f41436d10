import type { PaymentProviderName } from '@first-fashion/contract/payments/methods'
import type { confirmableSteps } from '@first-fashion/contract/setup/steps'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showError, showMessage } from '../../platform/change-toasts.ts'

export type ConfirmableStep = (typeof confirmableSteps)[number]

const setupKey = ['setup'] as const

export const useSetup = (isAllowed = true) =>
  useQuery({ queryKey: setupKey, queryFn: () => call('staff.setup'), enabled: isAllowed })

type SetupAnswer = Awaited<ReturnType<typeof call<'staff.setup-mail'>>>

/** A change that answers with the whole list. */
function useSetupChange<Input>(change: (input: Input) => Promise<SetupAnswer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => {
      queries.setQueryData(setupKey, answer)
      showMessage(answer)
    },
    onError: showError,
  })
}

export const useConfirmStep = (step: ConfirmableStep) =>
  useSetupChange((isDone: boolean) => call('staff.setup-confirm', { params: { step }, body: { isDone } }))

export const useHideSetup = () =>
  useSetupChange((isHidden: boolean) => call('staff.setup-hide', { body: { isHidden } }))

export const useTestMail = () => useSetupChange(() => call('staff.setup-mail'))

export const useTestPayments = () =>
  useSetupChange((provider: PaymentProviderName) => call('staff.setup-payments', { body: { provider } }))
