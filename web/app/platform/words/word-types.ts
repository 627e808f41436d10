import 'i18next'
import type { en } from './en.ts'
import type { formsEn } from './form-words.ts'
import type { needsScriptsEn } from './needs-scripts-words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
  }
  /** A feature adds its namespaces in the files that hold its words. */
  interface ResourceNamespaceMap {
    translation: typeof en & typeof formsEn & typeof needsScriptsEn
  }
}
