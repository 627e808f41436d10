import { type HomeSection, policyIcons } from '@first-fashion/contract/content/home'
import { Button, SelectField, TextField } from '@first-fashion/ui'
import type { FieldsProps } from './fields-props.ts'
import { useWords } from './words.ts'

type Props = FieldsProps<Extract<HomeSection, { kind: 'policies' }>>
type Policy = Props['section']['policies'][number]

/** What the shop promises: each with an icon, a title and a line. */
export function PoliciesFields({ section, onChange }: Props) {
  const { t } = useWords()
  const { policies } = section
  const setPolicies = (changed: Policy[]) => onChange({ ...section, policies: changed })
  return (
    <>
      {policies.map((policy, nth) => (
        <PolicyFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a policy is what stands at its place.
          key={nth}
          nth={nth + 1}
          policy={policy}
          onChange={(changed) => setPolicies(policies.with(nth, changed))}
          onRemove={() => setPolicies(policies.toSpliced(nth, 1))}
        />
      ))}
      <Button
        variant="secondary"
        className="self-start"
        disabled={policies.length >= 6}
        onClick={() => setPolicies([...policies, { icon: 'delivery', title: '', text: '' }])}
      >
        {t('addPolicy')}
      </Button>
    </>
  )
}

interface PolicyProps {
  readonly nth: number
  readonly policy: Policy
  readonly onChange: (policy: Policy) => void
  readonly onRemove: () => void
}

function PolicyFields({ nth, policy, onChange, onRemove }: PolicyProps) {
  const { t } = useWords()
  return (
    <fieldset className="flex flex-col gap-4 border-t border-hairline pt-4">
      <legend className="sr-only">{t('policy', { nth })}</legend>
      <SelectField
        label={t('icon')}
        value={policy.icon}
        onChange={({ target }) => {
          const icon = policyIcons.find((one) => one === target.value)
          if (icon !== undefined) onChange({ ...policy, icon })
        }}
      >
        {policyIcons.map((icon) => (
          <option key={icon} value={icon}>
            {t(`icons.${icon}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('title')}
        maxLength={60}
        value={policy.title}
        onChange={({ target }) => onChange({ ...policy, title: target.value })}
      />
      <TextField
        label={t('text')}
        maxLength={200}
        value={policy.text}
        onChange={({ target }) => onChange({ ...policy, text: target.value })}
      />
      <Button variant="link" className="self-start text-small" onClick={onRemove}>
        {t('removePolicy', { nth })}
      </Button>
    </fieldset>
  )
}
