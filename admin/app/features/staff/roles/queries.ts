import type { BodyOf, Calls } from '@first-fashion/contract'
import type { OwnRole } from '@first-fashion/contract/staff/own-role'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { showError } from '../../../platform/change-toasts.ts'
import { useShowPeople } from '../queries.ts'

/** Adds a role, or changes one. */
export const useSaveRole = (role: OwnRole | undefined) =>
  useMutation({
    mutationFn: (fields: BodyOf<Calls['staff.role-add']>) =>
      role === undefined
        ? call('staff.role-add', { body: fields })
        : call('staff.role-save', { params: { id: role._id }, body: { ...fields, version: role.version } }),
    onSuccess: useShowPeople(),
  })

export const useDeleteRole = ({ _id: id }: OwnRole) =>
  useMutation({
    mutationFn: () => call('staff.role-delete', { params: { id } }),
    onSuccess: useShowPeople(),
    onError: showError,
  })
