import { words } from '../../../platform/words/i18n.ts'

/** The words of the login and the sign-up, in English. */
const loginEn = {
  title: 'Login',
  signUpTitle: 'Sign Up',
  resetTitle: 'Reset Password',
  name: 'Name',
  email: 'Email address',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  referral: 'Referral code',
  optional: 'optional',
  loginButton: 'Login',
  signUpButton: 'Sign Up',
  resetButton: 'Send reset link',
  toSignUp: 'New here? Create an account',
  toLogin: 'Have an account? Login here',
  forgot: 'Forgot your password?',
  backToLogin: 'Back to login',
  resetText: 'We’ll email you a link to choose a new password. It works for one hour.',
  created: 'Account created successfully',
  loggedIn: 'Logged in successfully',
  emailMissing: 'Please enter your email address',
  registrationFailed: 'Registration failed. Please try again.',
  resetFailed: 'Failed to send reset email',
  sessionEnded: 'Your session has ended. Please log in again.',
  whySignUp: 'Create an account to keep your cart, see your orders and check out faster.',
  why: 'Log in to keep your cart, see your orders and check out faster.',
} as const

words.addResourceBundle('en', 'login', loginEn)

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof loginEn
  }
}
