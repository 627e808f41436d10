import { formatPrice, lkr } from '@first-fashion/contract/money/money'
import { Skeleton, Table } from '@first-fashion/ui'
import { LoadFailure } from '../../../platform/load-failure.tsx'
import { useSharedWords } from '../../../platform/words/words.ts'
import { CampaignList } from '../campaigns/campaign-list.tsx'
import { ProgramFields } from './program-fields.tsx'
import type { Program } from './program-form.ts'
import { useProgramWords } from './program-words.ts'
import { useProgram } from './queries.ts'

/** The rules and tiers of loyalty, and what the shop owes in points. */
export function LoyaltyPage() {
  const { t: shared } = useSharedWords()
  const { t } = useProgramWords()
  const program = useProgram()
  return (
    <>
      <h1 className="text-heading">{shared('loyalty')}</h1>
      <p className="mt-1 mb-6 max-w-[42rem] text-timber">{t('programText')}</p>
      {program.isPending ? <Skeleton className="h-96" /> : null}
      {program.isError ? <LoadFailure error={program.error} onRetry={() => program.refetch()} /> : null}
      {program.data === undefined ? null : (
        <div className="grid max-w-[60rem] gap-6">
          <Owed liability={program.data.liability} />
          <CampaignList />
          <ProgramFields key={program.data.rules.version} program={program.data} />
        </div>
      )}
    </>
  )
}

const ageNames = { 30: 'ages.upTo30', 90: 'ages.upTo90', 180: 'ages.upTo180', 4000: 'ages.older' } as const
const isAge = (days: number): days is keyof typeof ageNames => days in ageNames

function Owed({ liability }: { readonly liability: Program['liability'] }) {
  const { t } = useProgramWords()
  const { available, pending, worth, ages, codes } = liability
  const rupees = (amount: number) => formatPrice(amount, lkr)
  return (
    <section className="border border-hairline bg-paper p-5">
      <h2 className="text-title">{t('owed')}</h2>
      <p className="mt-1">{t('owedText', { points: available, worth: rupees(worth), pending })}</p>
      {codes === 0 ? null : <p>{t('owedCodes', { count: codes })}</p>}
      <div className="mt-3">
        <Table
          label={t('owed')}
          rows={ages}
          keyOf={({ upToDays }) => String(upToDays)}
          columns={[
            {
              title: t('ageOf'),
              cell: ({ upToDays }) => (isAge(upToDays) ? t(ageNames[upToDays]) : upToDays),
              isName: true,
            },
            { title: t('agePoints'), cell: ({ points }) => points, isNumber: true },
            { title: t('ageWorth'), cell: (age) => rupees(age.worth), isNumber: true },
          ]}
        />
      </div>
    </section>
  )
}
