import { staffRoles } from '@first-fashion/contract/staff/roles'
import { useWords } from './words.ts'

interface WithRole {
  /** The word of a built-in role, or the id of an own one. */
  readonly role: string
  readonly ownRoleName: string | null
}

/** Reads the name of a role. */
export function useRoleName(): (holder: WithRole) => string {
  const { t } = useWords()
  return ({ role, ownRoleName }) => {
    const builtIn = staffRoles.find((one) => one === role)
    return builtIn === undefined ? (ownRoleName ?? '') : t(`roles.${builtIn}`)
  }
}
