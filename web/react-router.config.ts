import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole map of routes comes with the first page: no request to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
