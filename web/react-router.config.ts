import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // One file per screen: splitting off a few hundred bytes costs more in headers than it saves.
  splitRouteModules: false,
  // The first page includes the full route manifest: no request to discover a route.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
