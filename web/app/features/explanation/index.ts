export { ExplainButton } from './explain-button.tsx'
