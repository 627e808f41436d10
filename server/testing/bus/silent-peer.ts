import { redisBus } from '../../src/platform/bus/redis-bus.ts'

// A server process that listens on the Redis at the given address until it is killed.
const [url = ''] = process.argv.slice(2)
const bus = redisBus({ url, onError: () => {}, heartbeatMs: 300 })
await bus.subscribe({ onMessage: () => {}, onGap: () => {} })
process.send?.('listening')
