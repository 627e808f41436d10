/** Mutates the rules of one folder, named by MUTATED_FOLDER, in a checked-out tree that is thrown away. */
const folder = process.env.MUTATED_FOLDER ?? 'contract/src/money'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'testing/mutations/rules/vitest.config.ts' },
  mutate:
    folder === 'contract/src/money'
      ? [`${folder}/*.ts`, `!${folder}/*.test.ts`]
      : [`${folder}/**/*.rules.ts`],
  // Words are tested where they are read, and states of unions by the types.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 1,
  inPlace: true,
  disableTypeChecks: false,
  reporters: ['json'],
  jsonReporter: { fileName: 'var/mutated-rules.json' },
  tempDirName: 'var/stryker',
  ignorePatterns: ['var'],
}
