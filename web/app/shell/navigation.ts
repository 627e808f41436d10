import { paths } from '../platform/paths.ts'

export const mainLinks = [
  { word: 'shell.home', to: paths.home() },
  { word: 'shell.collection', to: paths.collection() },
  { word: 'shell.about', to: paths.about() },
  { word: 'shell.contact', to: paths.contact() },
  { word: 'shell.community', to: paths.community() },
  { word: 'shell.design', to: paths.design() },
] as const
