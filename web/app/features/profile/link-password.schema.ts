import { socialCalls } from '@first-fashion/contract/accounts/social-calls'
import { words } from '../../platform/words/i18n.ts'
import './words/linked-accounts-words.ts'

const change = socialCalls['accounts.link-provider'].request.body.unwrap()

/** The password that confirms a change of linked accounts; absent while none is asked for. */
export const linkPassword = change.refine(({ password }) => password !== '', {
  path: ['password'],
  error: () => words.t('linked-accounts:passwordMissing'),
})
