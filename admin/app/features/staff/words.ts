import { addWords } from '../../platform/words/words.ts'

export const useWords = addWords('staff', {
  signIn: 'Sign in',
  firstOwner: 'First owner',
  firstOwnerText: 'This shop has no staff yet. Create the first owner’s account.',
  makeOwner: 'Create owner',
  password: 'Password',
  passwordHint: 'At least {{minimum}} characters.',
  forgotten: 'Forgot your password?',
  forgottenTitle: 'Forgot your password?',
  forgottenText: 'We send you a link to set a new one.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to sign in',
  resetText: 'All your sessions end, and you sign in with the new password.',
  setPassword: 'Set the password',
  toSignIn: 'Go to sign in',
  account: 'My account',
  accountText: 'Your other sessions end when you change your password.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
})
