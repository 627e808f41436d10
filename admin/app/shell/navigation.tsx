import type { SignedInMember } from '@first-fashion/contract/staff/calls'
import { Button, buttonClass, Dialog } from '@first-fashion/ui'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import { useMenuCounts } from '../features/today/index.ts'
import { useSignOut } from '../platform/session.ts'
import { StoreLogo } from '../platform/store-logo.tsx'
import { useStoreLogo, useStoreName } from '../platform/store-name.ts'
import { useSharedWords } from '../platform/words/words.ts'
import { groupsOf, startPage } from './sections.ts'

/** The navigation of the back office: a sidebar, or a menu on narrow screens. */
export function Navigation({ staff }: { readonly staff: SignedInMember }) {
  const { t } = useSharedWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <header className="sticky top-0 z-10 flex items-center justify-between border-b border-hairline bg-paper px-4 lg:hidden print:hidden">
        <span className="font-display text-lead">{t('backOffice')}</span>
        <Button variant="quiet" className="-mr-2 px-2" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Menu aria-hidden="true" size={20} />
          {t('menu')}
        </Button>
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          place="left"
          title={t('backOffice')}
          closeLabel={t('close')}
        >
          <Sections staff={staff} onChoose={() => setOpen(false)} />
        </Dialog>
      </header>
      <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col overflow-y-auto border-r border-hairline bg-paper px-4 py-5 lg:flex print:hidden">
        <span className="px-3 font-display text-title">{t('backOffice')}</span>
        <StoreMark />
        <Sections staff={staff} />
      </header>
    </>
  )
}

/** The logo of the store, else its name. */
function StoreMark() {
  const [name, logo] = [useStoreName(), useStoreLogo()]
  if (logo !== null) return <StoreLogo logo={logo} name={name} className="mx-3 mt-2 mb-5" />
  return <span className="mb-4 px-3 text-small text-timber">{name}</span>
}

interface SectionsProps {
  readonly staff: SignedInMember
  readonly onChoose?: (() => void) | undefined
}

function Sections({ staff, onChoose }: SectionsProps) {
  const { t } = useSharedWords()
  const { countOf, isOff } = useMenuCounts()
  return (
    <div className="flex flex-1 flex-col justify-between gap-6">
      <nav aria-label={t('backOffice')} className="flex flex-col gap-4">
        <NavLink to={startPage} onClick={onChoose} className={sectionClass}>
          {t('today')}
        </NavLink>
        {groupsOf(staff).map(({ group, sections }) => (
          <div key={group}>
            <p id={`group-${group}`} className="px-3 pb-1 text-small text-timber">
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`group-${group}`}>
              {sections
                .filter(({ name }) => !isOff(name))
                .map(({ name }) => (
                  <li key={name}>
                    <NavLink to={`/${name}`} onClick={onChoose} className={sectionClass}>
                      {t(name)}
                      <Waiting count={countOf(name)} />
                    </NavLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
      <Person staff={staff} onChoose={onChoose} />
    </div>
  )
}

/** How many wait in a section; nothing for none. */
function Waiting({ count }: { readonly count: number }) {
  const { t } = useSharedWords()
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className="ml-auto rounded-full border border-hairline bg-paper px-2 text-small font-normal tabular-nums">
        {count > 99 ? '99+' : count}
        <span className="sr-only"> {t('nowWaiting')}</span>
      </span>
    </>
  )
}

const sectionClass = ({ isActive }: { readonly isActive: boolean }): string =>
  `flex min-h-11 items-center rounded-soft px-3 transition-colors duration-200 hover:bg-sand active:bg-hairline lg:min-h-9 ${isActive ? 'bg-sand font-semibold' : ''}`

function Person({ staff, onChoose }: SectionsProps) {
  const { t } = useSharedWords()
  const signOut = useSignOut()
  return (
    <div className="border-t border-hairline px-3 pt-3 text-small">
      <Link
        to="/account"
        onClick={onChoose}
        className="flex min-h-11 items-center wrap-anywhere text-timber underline underline-offset-4 hover:text-ink lg:min-h-9"
      >
        {staff.name} · {staff.ownRoleName ?? staff.role}
      </Link>
      <div className="flex flex-wrap gap-x-5">
        <a href="/" className={buttonClass('link')}>
          {t('toStore')}
        </a>
        <Button variant="link" onClick={() => signOut.mutate()}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  )
}
