import type { OwnRole } from '@first-fashion/contract/staff/own-role'
import { Button, ConfirmDialog } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { useDeleteRole } from './queries.ts'

interface DeleteProps {
  readonly role: OwnRole
  readonly onDeleted: () => void
}

/** Deletes a role that nobody has; the server says who has it. */
export function DeleteRole({ role, onDeleted }: DeleteProps) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  const deleting = useDeleteRole(role)
  const close = () => setAsked(false)
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <Button variant="link" onClick={() => setAsked(true)}>
        {t('deleteRole')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={close}
        title={t('deleteRoleOf', { name: role.name })}
        text={t('deleteRoleText')}
        closeLabel={t('close')}
        keep={t('cancel')}
        confirm={t('deleteRole')}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate(undefined, { onSuccess: onDeleted, onError: close })}
      />
    </div>
  )
}
