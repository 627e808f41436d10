import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { FaultSwitches } from '../../faults.ts'
import { productWithVariants } from '../print-answers.ts'
import { printFilesOf } from '../print-files.ts'
import { printProducts } from '../print-products.ts'
import { refuse } from '../refuse.ts'
import type { MockupTask, MockupTasks } from './mockup-tasks.ts'

const length = z.number().min(1).max(50_000)
const offset = z.number().min(0).max(50_000)
const position = z.object({
  area_width: length,
  area_height: length,
  width: length,
  height: length,
  top: offset,
  left: offset,
})
const request = z.object({
  variant_ids: z.array(z.number().int()).min(1),
  format: z.enum(['jpg', 'png']),
  width: z.number().int().min(50).max(2_000).default(1_000),
  files: z
    .array(z.object({ placement: z.string(), image_url: z.url({ protocol: /^https?$/ }), position }))
    .min(1),
})
const byId = z.object({ id: z.coerce.number().int() })
const byKey = z.object({ task_key: z.string() })
const pictureFile = z.object({ key: z.string(), file: z.string().regex(/^\d\.jpg$/) })

interface MockupOptions {
  readonly switches: FaultSwitches
  readonly mockups: MockupTasks
  readonly baseUrl: () => string
}

/** The mockup generator of Printful's API, version 1: a task is created, and asked about until it is done. */
export async function mockupRoutes(app: FastifyInstance, { switches, mockups, baseUrl }: MockupOptions) {
  const picturesAt = () => (switches.current().printful === 'mockup-elsewhere' ? otherHost : baseUrl())
  app.post('/printful/mockup-generator/create-task/:id', async ({ params, body }, reply) => {
    const { id } = byId.parse(params)
    const product = printProducts.find((one) => one.id === id)
    const variants = productWithVariants(id, baseUrl())?.variants ?? []
    const placements = Object.keys(printFilesOf(id, baseUrl())?.available_placements ?? {})
    if (product === undefined) return refuse(reply, 404, 'NotFound', 'Product not found.')
    const { variant_ids: variantIds, files, width } = request.parse(body)
    const variant = variants.find((one) => one.id === variantIds[0])
    if (variant === undefined || variantIds.some((one) => !variants.some((known) => known.id === one)))
      return refuse(reply, 400, 'BadRequest', 'A variant does not belong to this product.')
    const unknown = files.find(({ placement }) => !placements.includes(placement))
    if (unknown !== undefined)
      return refuse(reply, 400, 'BadRequest', `Placement ${unknown.placement} is not available.`)
    const mustFail = switches.current().printful === 'mockup-failed'
    const colour = variant.color_code
    const task = mockups.start({ product, colour, width, variantIds, files, mustFail })
    return { code: 200, result: { task_key: task.key, status: 'pending' } }
  })
  app.get('/printful/mockup-generator/task', async ({ query }, reply) => {
    const task = mockups.find(byKey.parse(query).task_key)
    return task === undefined
      ? refuse(reply, 404, 'NotFound', 'Task not found.')
      : { code: 200, result: taskAnswer(task, picturesAt()) }
  })
}

/** Printful keeps mockups at several hosts. */
const otherHost = 'https://mockups.printful.example'

const taskAnswer = (task: MockupTask, baseUrl: string) => ({
  task_key: task.key,
  status: task.status,
  ...(task.status === 'failed' ? { error: task.error } : {}),
  ...(task.status === 'completed'
    ? {
        mockups: task.files.map(({ placement }, at) => ({
          placement,
          display_name: placement,
          variant_ids: task.variantIds,
          mockup_url: `${baseUrl}/printful/mockups/${task.key}/${at}.jpg`,
          extra: [],
        })),
        printfiles: task.files.map(({ placement, image_url: url }) => ({
          variant_ids: task.variantIds,
          placement,
          url,
        })),
      }
    : {}),
})

/** Finished mockups; whoever has the address may load one. */
export async function mockupPictureRoutes(app: FastifyInstance, { mockups }: Pick<MockupOptions, 'mockups'>) {
  app.get('/printful/mockups/:key/:file', async ({ params }, reply) => {
    const named = pictureFile.safeParse(params)
    const picture = named.success
      ? mockups.find(named.data.key)?.pictures[Number.parseInt(named.data.file, 10)]
      : undefined
    return picture === undefined
      ? reply.code(404).send()
      : reply.type('image/jpeg').send(Buffer.from(picture))
  })
}
