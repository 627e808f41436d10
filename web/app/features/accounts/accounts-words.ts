import { addWords } from '../../platform/words/i18n.ts'

/** Words of signing in, of a new password and of verifying an address; they come with the first screen that says them. */
export const accountsWords = {
  login: {
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
    resetText: 'We mail you a link to choose a new password. It works for one hour.',
    created: 'Account created successfully',
    loggedIn: 'Logged in successfully',
    emailMissing: 'Please enter your email address',
    registrationFailed: 'Registration failed. Please try again.',
    resetFailed: 'Failed to send reset email',
    why: 'Log in to keep your cart, see your orders and check out faster.',
  },
  reset: {
    title: 'Choose a new password',
    pageTitle: 'New password · First Fashion',
    checking: 'Checking your link...',
    for: 'For {{email}}',
    new: 'New password',
    confirm: 'Confirm password',
    button: 'Save password',
    mismatch: 'Passwords do not match',
    short: 'Password must be at least 8 characters long',
    done: 'Password reset successfully',
    redirect: 'You can log in with it now...',
  },
  verifyEmail: {
    pageTitle: 'Email verification · First Fashion',
    checking: 'Verifying your email...',
    done: 'Email Verified!',
    redirect: 'Taking you to the login...',
    failed: 'Verification failed',
    toLogin: 'Go to Login',
  },
}

addWords(accountsWords)
