/** The front door of staff. */
export { ProofPrompt } from './proof/proof-prompt.tsx'
export { SecondFactorGate } from './second-factor-gate.tsx'
export { SignInForm } from './sign-in-form.tsx'
