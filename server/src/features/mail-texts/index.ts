/** The front door of the texts of emails. */
export { mailTextsFeature } from './mail-texts.feature.ts'
export { currentText, mailsOfFeatures } from './mail-texts.service.ts'
