export { NotifyMe } from './notify-me.lazy.ts'
