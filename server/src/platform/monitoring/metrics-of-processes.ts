import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

// A request for metrics reaches one of several server processes, which asks the one that started them for all numbers.
const request = z.object({ metricsRequest: z.string() })
const answer = z.object({ metricsAnswer: z.string(), text: z.string() })

/** In the process that started the servers: adds up the numbers of all of them. */
export function answerMetricsRequests(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: unknown) => {
    const asked = request.safeParse(message)
    if (!asked.success) return
    const send = (text: string) => {
      if (worker.isConnected()) worker.send({ metricsAnswer: asked.data.metricsRequest, text })
    }
    all.clusterMetrics().then(send, () => send(''))
  })
}

/** In a server process: the numbers of all processes; its own ones when the others do not answer. */
export function metricsOfAllProcesses(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics()
  AggregatorRegistry.setRegistries(own)
  new AggregatorRegistry()
  return async () => {
    const metricsRequest = randomUUID()
    const answered = answerTo(metricsRequest)
    process.send?.({ metricsRequest })
    return (await answered) || own.metrics()
  }
}

async function answerTo(metricsRequest: string): Promise<string> {
  for (;;) {
    const [message] = await once(process, 'message')
    const received = answer.safeParse(message)
    if (received.success && received.data.metricsAnswer === metricsRequest) return received.data.text
  }
}
