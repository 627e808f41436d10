/** The front door of staff. */
export { SignInForm } from './sign-in-form.tsx'
