import type { OwnRole } from '@first-fashion/contract/staff/own-role'
import type { StaffPerson } from '@first-fashion/contract/staff/people-calls'
import { Button } from '@first-fashion/ui'
import { useState } from 'react'
import { useWords } from '../words.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

interface PanelProps {
  readonly members: readonly StaffPerson[]
  readonly roles: readonly OwnRole[]
}

/** Where an owner makes somebody else an owner in their place. */
export function OwnershipPanel({ members, roles }: PanelProps) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  const heirs = members.filter(({ isActive, role }) => isActive && role !== 'owner')
  return (
    <section aria-labelledby="ownership" className="border border-hairline bg-paper p-5">
      <h2 id="ownership" className="text-title">
        {t('ownership')}
      </h2>
      <p className="mt-1 mb-4 max-w-[42rem] text-timber">
        {t(heirs.length === 0 ? 'noHeirs' : 'ownershipText')}
      </p>
      {heirs.length === 0 ? null : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {t('handOver')}
        </Button>
      )}
      {isAsked ? <HandOverDialog heirs={heirs} roles={roles} onClose={() => setAsked(false)} /> : null}
    </section>
  )
}
