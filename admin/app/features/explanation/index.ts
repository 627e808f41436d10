/** The front door of explanations. */
export { ExplainButton } from './explanation-dialog.tsx'
