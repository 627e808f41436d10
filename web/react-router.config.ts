import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // One file a screen: halves of a few hundred bytes cost more in headers than they save.
  splitRouteModules: false,
  // The whole map of routes comes with the first page: no request to find a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
