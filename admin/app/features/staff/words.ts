import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('staff', {
  signIn: 'Sign in',
  firstOwner: 'First owner',
  firstOwnerText: 'This shop has no staff yet. Create the first owner’s account.',
  makeOwner: 'Create owner',
  password: 'Password',
})
