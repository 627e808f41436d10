import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startSandbox } from '@first-fashion/sandboxes'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { caller } from './calls-by-name.ts'
import { testClock } from './test-clock.ts'
import { sandboxSettings } from './test-partners.ts'
import { openServer, type Place, type TestServerOptions } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    maintenanceUrl: string
    runFolder: string
    databasePrefix: string
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

const sharedShop: { opening?: Promise<TestShop> } = {}

/**
 * The shop that the files of a worker share. A file makes its own shoppers, products and codes, and leaves clock,
 * settings and lists of the shop alone: other files run before and after it. The run's end removes it.
 */
export function useTestShop(): { readonly shop: TestShop } {
  return useShop(async () => {
    sharedShop.opening ??= openTestShop({})
    return openedFor(await sharedShop.opening)
  })
}

/** The shared shop with a visitor's address of this file's own, as limits count addresses. */
const openedFor = (shop: TestShop): TestShop => ({
  ...shop,
  call: caller(shop.app),
  close: async () => {},
})

/**
 * A whole shop on a database of its own, cloned from the template: for a file with options, one that moves the clock,
 * changes settings, or counts all that there is.
 */
export const useOwnShop = (options: TestServerOptions = {}): { readonly shop: TestShop } =>
  useShop(() => openTestShop(options))

function useShop(open: () => Promise<TestShop>): { readonly shop: TestShop } {
  let shop: TestShop | undefined
  beforeAll(async () => {
    shop = await open()
  })
  afterAll(async () => {
    await shop?.close()
  })
  return {
    get shop() {
      if (shop === undefined) throw new Error('the test shop is not open')
      return shop
    },
  }
}

/** A second server of the same shop, as another process would be; closed after the file's tests. */
export function useSecondServer(first: { readonly shop: TestShop }): { readonly shop: TestShop } {
  let second: TestShop | undefined
  beforeAll(async () => {
    second = await openServer(first.shop.place, {})
  })
  afterAll(() => second?.close())
  return {
    get shop() {
      if (second === undefined) throw new Error('the second server is not open')
      return second
    },
  }
}

async function openTestShop(options: TestServerOptions) {
  const maintenanceUrl = inject('maintenanceUrl')
  const name = `${inject('databasePrefix')}_${randomUUID().replaceAll('-', '')}`
  await onMaintenance(maintenanceUrl, `create database ${name} template shop_template strategy file_copy`)
  const place: Place = {
    url: maintenanceUrl.replace(/\/[^/]*$/, `/${name}`),
    dataDir: await mkdtemp(join(inject('runFolder'), 'shop-')),
    clock: testClock(),
    sandbox: await startSandbox(sandboxSettings),
  }
  const server = await openServer(place, options)
  return {
    ...server,
    close: async () => {
      await server.close()
      await place.sandbox.close()
      await rm(place.dataDir, { recursive: true })
      await onMaintenance(maintenanceUrl, `drop database ${name} with (force)`)
    },
  }
}

async function onMaintenance(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Cloning waits for nobody else to be connected to the template.
  await client.query('select pg_advisory_lock(7041202)')
  await client.query(statement)
  await client.end()
}
