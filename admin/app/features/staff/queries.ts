import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

export const useMakeFirstOwner = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.first-owner']>) => call('staff.first-owner', { body }),
    onSuccess: showMessage,
  })
