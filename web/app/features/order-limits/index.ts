export { useMostUnits } from './use-most-units.ts'
