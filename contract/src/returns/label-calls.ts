import { z } from 'zod'
import { defineCall, success } from '../call.ts'
import { pdfFile } from '../pdf-file.ts'

export const returnLabelCalls = {
  'returns.label': defineCall({
    method: 'GET',
    path: '/api/return/:id/label',
    access: 'customer',
    summary: 'Returns the label and the instructions of an approved own request as a PDF document.',
    limit: 'documents',
    request: { params: z.object({ id: z.string().max(64) }) },
    response: success({ file: pdfFile }),
    refusals: ['returns.unknown', 'returns.no-label', 'returns.no-address'],
  }),
}
