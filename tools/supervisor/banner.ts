import type { ShopSettings } from './shop-settings.ts'

/** The console's message once the shop is open: addresses and, in demonstration mode, logins. */
export function banner(settings: ShopSettings, startedInMs: number): string {
  const store = `http://localhost:${settings.port}`
  const sandbox = `http://localhost:${settings.sandboxPort}`
  const seconds = (startedInMs / 1000).toFixed(1)
  const lines = [
    '',
    `First Fashion is open (started in ${seconds} s).`,
    '',
    `  Store           ${store}`,
    `  Back office     ${store}/admin`,
    `  API reference   ${store}/api/docs`,
  ]
  if (settings.isLive) return [...lines, ''].join('\n')
  return [
    ...lines,
    `  Sandbox         ${sandbox}   (stands in for card payments, mail, Google, Facebook and the IP look-up)`,
    `  Inbox           ${sandbox}/inbox`,
    '',
    '  Demonstration logins',
    '    shopper       amaya@example.com    colombo-lagoon-7',
    '    owner         owner@firstfashion.example    galle-fort-1663',
    '    support       support@firstfashion.example    kandy-lake-1807',
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n')
}
