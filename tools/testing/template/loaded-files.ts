import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

// Preloaded with `--import`: writes the addresses of all files that the process has loaded to $LOADED_FILES.
const loaded: string[] = []
registerHooks({
  load: (url, context, nextLoad) => {
    loaded.push(url)
    return nextLoad(url, context)
  },
})
process.once('exit', () => writeFileSync(process.env.LOADED_FILES ?? '', JSON.stringify(loaded)))
