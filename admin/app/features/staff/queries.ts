import type { BodyOf, Calls } from '@first-fashion/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { showMessage } from '../../platform/change-toasts.ts'

export const useMakeFirstOwner = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.first-owner']>) => call('staff.first-owner', { body }),
    onSuccess: showMessage,
  })

export const useRequestReset = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-forgotten']>) =>
      call('staff.password-forgotten', { body }),
  })

export const useResetPassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-reset']>) => call('staff.password-reset', { body }),
    onSuccess: showMessage,
  })

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: BodyOf<Calls['staff.password-change']>) => call('staff.password-change', { body }),
    onSuccess: showMessage,
  })
