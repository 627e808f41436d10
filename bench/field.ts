import { join } from 'node:path'
import type { Field } from './measures/measure.ts'
import type { Stock } from './measures/stock.ts'
import { fetchPages, writePages } from './servers/cached-page.ts'
import {
  type Place,
  type RunningServer,
  type ShopOptions,
  startBare,
  startShopServer,
} from './servers/start.ts'

export interface OpenField extends Field {
  readonly shop: RunningServer
  close(): Promise<void>
}

/** A shop and the bare servers beside it, each in its own process, on one database. */
export async function openField(place: Place, options: ShopOptions, stock: Stock): Promise<OpenField> {
  const file = join(place.folder, 'pages.json')
  const servers: RunningServer[] = []
  const started = async (starting: Promise<RunningServer>) => {
    const server = await starting
    servers.push(server)
    return server
  }
  const close = async () => {
    for (const server of servers.splice(0)) await server.stop()
  }
  try {
    const shop = await started(startShopServer(place, options))
    const env = { DATABASE_URL: options.databaseUrl }
    const barePages = await started(startBare(place, 'pages', { PAGES: file }))
    return {
      shop,
      barePages,
      bareSelect: await started(startBare(place, 'select', env)),
      bareWrites: await started(startBare(place, 'writes', env)),
      stock,
      databaseUrl: options.databaseUrl,
      givePages: async (paths) => {
        const pages = await fetchPages(shop.origin, paths)
        writePages(file, pages)
        await fetch(`${barePages.origin}/pages`, { method: 'POST' })
        return pages
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
