import {
  profileMaximumLengths as longest,
  socialNetworks,
} from '@first-fashion/contract/profile/profile-fields'
import { TextField } from '@first-fashion/ui'
import { useTranslation } from '../../../platform/words/use-translation.ts'
import { Fact } from '../fact.tsx'
import type { SectionProps } from './basic-section.tsx'
import { EditableSection } from './editable-section.tsx'
import '../words/profile-form-words.ts'

const examples = {
  facebook: 'facebook.com/yourname',
  instagram: 'instagram.com/yourname',
  twitter: 'x.com/yourname',
  linkedin: 'linkedin.com/in/yourname',
} as const

/** The customer's social links. */
export function SocialSection({ user, editing }: SectionProps) {
  const { t } = useTranslation()
  return (
    <EditableSection
      title={t('profile-form:socialTitle')}
      editing={editing}
      facts={socialNetworks.map((network) => (
        <Fact key={network} name={t(`profile-form:networks.${network}`)}>
          {user.socialLinks[network] === '' ? (
            ''
          ) : (
            <a
              href={user.socialLinks[network]}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-leaf underline underline-offset-4 hover:text-ink"
            >
              {user.socialLinks[network].replace(/^https:\/\/(www\.)?/, '')}
            </a>
          )}
        </Fact>
      ))}
      schema={() => import('./profile.schema.ts').then(({ profileSections }) => profileSections.socialLinks)}
      fields={(field) =>
        socialNetworks.map((network) => (
          <TextField
            key={network}
            {...field(network)}
            label={t(`profile-form:networks.${network}`)}
            inputMode="url"
            autoComplete="url"
            placeholder={examples[network]}
            maxLength={longest.socialLink}
            defaultValue={user.socialLinks[network]}
          />
        ))
      }
      changeOf={(links) => ({ type: 'socialLinks', ...links })}
    />
  )
}
