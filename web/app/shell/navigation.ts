import { paths } from '../platform/paths.ts'
import { useOffers } from '../platform/store.ts'

const links = [
  { word: 'shell.home', to: paths.home() },
  { word: 'shell.collection', to: paths.collection() },
  { word: 'shell.about', to: paths.about() },
  { word: 'shell.contact', to: paths.contact() },
  { word: 'shell.community', to: paths.community() },
  { word: 'shell.design', to: paths.design() },
] as const

/** The links of the frame: to the designer only if there is one. */
export const useMainLinks = () => (useOffers().designer ? links : links.slice(0, -1))
