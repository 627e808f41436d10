import { buildStage } from './stage-server.ts'

const port = Number(process.env.STAGE_PORT ?? '4880')
const app = await buildStage(port)
await app.listen({ port, host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
