import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { categories, productTypes } from './classification.ts'
import { sizeChart } from './product.ts'

export const staffSizeChart = sizeChart.extend({
  id: z.string(),
  version: z.number().int(),
  /** The number of products that show it, published or not. */
  products: z.number().int(),
})
export type StaffSizeChart = z.output<typeof staffSizeChart>

const chart = z.object({
  name: z.string().trim().min(1).max(80),
  category: z.enum(categories),
  subCategory: z.enum(productTypes),
  notes: z.string().trim().max(500),
  /** The measurements, in cm. */
  columns: z.array(z.string().trim().min(1).max(40)).min(1).max(12),
  sizes: z
    .array(
      z.object({
        sizeName: z.string().trim().min(1).max(40),
        /** One per column; null if not measured. */
        measures: z.array(z.number().min(0).max(1000).nullable()).max(12),
      }),
    )
    .min(1)
    .max(40),
})
export type SizeChartDraft = z.output<typeof chart>

const saved = success({ sizeChart: staffSizeChart, message: z.string() })

/** Size charts in the back office; several products can share one. */
export const staffSizeChartCalls = {
  'staff.size-charts': defineCall({
    method: 'GET',
    path: '/api/admin/size-charts',
    access: 'staff',
    permission: 'products.read',
    summary: 'Lists all size charts.',
    request: {},
    response: success({ sizeCharts: z.array(staffSizeChart) }),
    refusals: [],
  }),
  'staff.size-chart-add': defineCall({
    method: 'POST',
    path: '/api/admin/size-charts',
    access: 'staff',
    permission: 'products.change',
    summary: 'Adds a size chart.',
    request: { body: chart },
    response: saved,
    refusals: ['catalog.size-chart-invalid'],
  }),
  'staff.size-chart-edit': defineCall({
    method: 'PUT',
    path: '/api/admin/size-charts/:id',
    access: 'staff',
    permission: 'products.change',
    summary: 'Updates a size chart for every product that shows it.',
    request: {
      params: z.object({ id: z.string().max(80) }),
      body: chart.extend({ version: z.number().int().min(0) }),
    },
    response: saved,
    refusals: ['catalog.size-chart-invalid', 'catalog.size-chart-unknown', 'catalog.changed-meanwhile'],
  }),
}
