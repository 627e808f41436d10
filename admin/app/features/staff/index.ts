/** The front door of staff. */
export { SecondFactorGate } from './second-factor-gate.tsx'
export { SignInForm } from './sign-in-form.tsx'
