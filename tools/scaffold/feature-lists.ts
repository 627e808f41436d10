import type { FeatureName } from './feature-files.ts'

interface ListEdit {
  readonly path: string
  edit(text: string): string
}

/** The lists that a new feature gets a line in. Throws when a list does not look as expected. */
export const featureLists = ({ kebab, camel }: FeatureName): readonly ListEdit[] => [
  {
    path: 'contract/src/features.ts',
    edit: (text) => before(text, '] as const', `  '${kebab}',\n`),
  },
  {
    path: 'contract/src/index.ts',
    edit: (text) =>
      before(
        before(text, 'import { explanationCalls }', `import { ${camel}Calls } from './${kebab}/calls.ts'\n`),
        '  ...explanationCalls,',
        `  ...${camel}Calls,\n`,
      ),
  },
  {
    path: 'server/src/boot/features/feature-list.ts',
    edit: (text) =>
      before(
        before(
          text,
          'import { explanationFeature }',
          `import { ${camel}Feature } from '../../features/${kebab}/index.ts'\n`,
        ),
        '  explanationFeature(deps),',
        `  ${camel}Feature(deps),\n`,
      ),
  },
  {
    path: '.dependency-cruiser.cjs',
    edit: (text) => before(text, "  'personal-data',", `  '${kebab}',\n`),
  },
]

function before(text: string, mark: string, added: string): string {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`'${mark}' is not there`)
  return text.slice(0, at) + added + text.slice(at)
}
