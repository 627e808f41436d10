import type { SavedAddress } from '@first-fashion/contract/addresses/calls'
import { Checkbox, OptionCard } from '@first-fashion/ui'
import { useTranslation } from '../../platform/words/use-translation.ts'
import { lineOf, nameOf } from './saved-address.rules.ts'
import type { AddressChoice } from './use-address-choice.ts'
import './addresses-words.ts'

/** The saved addresses to choose from, and another one. */
export function SavedAddressChoice({
  choice: { addresses, chosen, choose, offered, isOffered, takeOffered },
}: ChoiceProps) {
  const { t } = useTranslation()
  if (addresses.length === 0 && offered === undefined) return null
  return (
    <fieldset>
      <legend className="mb-3 font-display text-title">{t('addresses:choose')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <OptionCard
            key={address._id}
            name="saved-address"
            value={address._id}
            label={
              <>
                {nameOf(address)}
                {address.isDefault ? (
                  <span className="font-normal text-timber"> ·&nbsp;{t('addresses:default')}</span>
                ) : null}
              </>
            }
            text={
              <>
                <span className="wrap-anywhere">{lineOf(address)}</span>
                <NotDelivered address={address} />
              </>
            }
            checked={chosen?._id === address._id}
            onChoose={() => choose(address._id)}
          />
        ))}
        {offered === undefined ? null : (
          <OptionCard
            name="saved-address"
            value="last-order"
            label={
              <>
                {nameOf(offered)}
                <span className="font-normal text-timber"> ·&nbsp;{t('addresses:lastOrder')}</span>
              </>
            }
            text={<span className="wrap-anywhere">{lineOf(offered)}</span>}
            checked={isOffered}
            onChoose={takeOffered}
          />
        )}
        <OptionCard
          name="saved-address"
          value="another"
          label={t('addresses:another')}
          text={t('addresses:anotherText')}
          checked={chosen === undefined && !isOffered}
          onChoose={() => choose(undefined)}
        />
      </div>
    </fieldset>
  )
}

/** Shown for an address in a country that is switched off. */
export function NotDelivered({ address: { isDelivered } }: { readonly address: SavedAddress }) {
  const { t } = useTranslation()
  return isDelivered ? null : <span className="block text-hibiscus">{t('addresses:notDelivered')}</span>
}

interface ChoiceProps {
  readonly choice: AddressChoice
}

/** Whether to save the address in the form. Not shown when it is saved already. */
export function SaveAddress({ choice: { chosen, isNew, wantsSaved, setWantsSaved } }: ChoiceProps) {
  const { t } = useTranslation()
  if (!isNew) return null
  return (
    <Checkbox
      label={t(chosen === undefined ? 'addresses:save' : 'addresses:change')}
      checked={wantsSaved}
      onChange={(event) => setWantsSaved(event.target.checked)}
    />
  )
}
