import { Button, Checkbox, TextArea, TextField } from '@first-fashion/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FieldGroup } from '../../../platform/field-group.tsx'
import { SaveFailure } from '../../../platform/save-failure.tsx'
import { IfMay } from '../../../platform/session.ts'
import {
  earningFields,
  limitFields,
  type Program,
  programForm,
  type RuleField,
  typedProgram,
} from './program-form.ts'
import { useProgramWords } from './program-words.ts'
import { programKeys, useSaveProgram } from './queries.ts'

/** The rules and tiers as a form, which keeps its values when saving fails. */
export function ProgramFields({ program }: { readonly program: Program }) {
  const { t } = useProgramWords()
  const queries = useQueryClient()
  const saving = useSaveProgram()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(programForm),
    defaultValues: typedProgram(program),
  })
  const { errors } = formState
  const field = (name: RuleField) => (
    <TextField
      key={name}
      label={t(`rules.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      error={errors.rules?.[name] && t('wholeNumber')}
      {...register(`rules.${name}`)}
    />
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={handleSubmit((body) => saving.mutate(body))}
      className="flex flex-col gap-6"
    >
      {saving.isError ? (
        <SaveFailure
          error={saving.error}
          onReload={() => queries.invalidateQueries({ queryKey: programKeys.program })}
        />
      ) : null}
      <FieldGroup title={t('earning')}>{earningFields.map(field)}</FieldGroup>
      <FieldGroup title={t('limitsOf')}>
        {limitFields.map(field)}
        <div className="sm:col-span-2">
          <Checkbox label={t('ordersAtOnce')} {...register('areOrdersAtOnce')} />
        </div>
      </FieldGroup>
      {program.tiers.map((tier, at) => (
        <FieldGroup key={tier._id} title={`${t('tiers')}: ${tier.name}`}>
          <TextField
            label={t('tierName')}
            maxLength={40}
            error={errors.tiers?.[at]?.name && t('tiersWrong')}
            {...register(`tiers.${at}.name`)}
          />
          <TextField
            label={t('tierFrom')}
            inputMode="numeric"
            error={errors.tiers?.[at]?.fromPoints && t('wholeNumber')}
            {...register(`tiers.${at}.fromPoints`)}
          />
          <TextField
            label={t('tierMultiplier')}
            inputMode="numeric"
            error={errors.tiers?.[at]?.multiplierPercent && t('wholeNumber')}
            {...register(`tiers.${at}.multiplierPercent`)}
          />
          <TextArea label={t('tierBenefits')} rows={3} {...register(`tiers.${at}.benefits`)} />
        </FieldGroup>
      ))}
      {errors.tiers?.root === undefined && errors.tiers?.message === undefined ? null : (
        <p role="alert" className="text-hibiscus">
          {t('tiersWrong')}
        </p>
      )}
      <IfMay permission="loyalty.change">
        <Button type="submit" busy={saving.isPending} className="self-start">
          {t('saveProgram')}
        </Button>
      </IfMay>
    </form>
  )
}
