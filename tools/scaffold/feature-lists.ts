import { titleOf } from './admin-files.ts'
import type { FeatureName } from './feature-files.ts'

interface ListEdit {
  readonly path: string
  edit(text: string): string
}

/** The lists that a new feature gets a line in. Throws when a list does not look as expected. */
export const featureLists = (name: FeatureName): readonly ListEdit[] => [
  ...serverLists(name),
  ...adminLists(name),
]

const serverLists = ({ kebab, camel, pascal }: FeatureName): readonly ListEdit[] => [
  {
    path: 'contract/src/features.ts',
    edit: (text) => before(text, '] as const', `  '${kebab}',\n`),
  },
  addImported(
    'contract/src/index.ts',
    { import: 'import { explanationCalls }', use: '  ...explanationCalls,' },
    {
      import: `import { ${camel}Calls } from './${kebab}/calls.ts'\nimport { staff${pascal}Calls } from './${kebab}/staff-calls.ts'\n`,
      use: `  ...${camel}Calls,\n  ...staff${pascal}Calls,\n`,
    },
  ),
  addImported(
    'contract/src/samples/index.ts',
    { import: 'import { explanationSamples }', use: '  ...explanationSamples,' },
    {
      import: `import { ${camel}Samples } from '../${kebab}/samples.ts'\n`,
      use: `  ...${camel}Samples,\n`,
    },
  ),
  addImported(
    'server/src/boot/features/feature-list.ts',
    { import: 'import { explanationFeature }', use: '  explanationFeature,' },
    {
      import: `import { ${camel}Feature } from '../../features/${kebab}/index.ts'\n`,
      use: `  ${camel}Feature,\n`,
    },
  ),
  {
    path: '.dependency-cruiser.cjs',
    edit: (text) => before(text, "  'personal-data',", `  '${kebab}',\n`),
  },
]

interface ImportedLine {
  readonly import: string
  readonly use: string
}

/** Adds an import and its use, each before a line that is there. */
const addImported = (path: string, marks: ImportedLine, added: ImportedLine): ListEdit => ({
  path,
  edit: (text) => before(before(text, marks.import, added.import), marks.use, added.use),
})

const adminLists = (name: FeatureName): readonly ListEdit[] => [
  {
    path: '.dependency-cruiser.cjs',
    edit: (text) => {
      const start = text.indexOf('const adminFeatures')
      return text.slice(0, start) + before(text.slice(start), "  'customers',", `  '${name.kebab}',\n`)
    },
  },
  {
    path: 'admin/app/shell/sections.ts',
    edit: (text) =>
      before(
        text,
        "      { name: 'failed-jobs',",
        `      { name: '${name.kebab}', permission: 'customers.read' },\n`,
      ),
  },
  {
    path: 'admin/app/shell/screens.tsx',
    edit: (text) =>
      before(
        text,
        "  screen('failed-jobs',",
        `  screen('${name.kebab}', async () => (await import('../features/${name.kebab}/${name.kebab}-page.tsx')).${name.pascal}Page),\n`,
      ),
  },
  {
    path: 'admin/app/platform/words/shared-words.ts',
    edit: (text) => before(text, "  'failed-jobs': ", `  '${name.kebab}': '${titleOf(name)}',\n`),
  },
]

function before(text: string, mark: string, added: string): string {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`'${mark}' is not there`)
  return text.slice(0, at) + added + text.slice(at)
}
