import type { PdfFile } from '@first-fashion/contract/pdf-file'
import { AppError } from '../../../platform/errors.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { isUuid } from '../../../platform/ids.ts'
import { pdfFileOf } from '../../../platform/pdf/pdf-file.ts'
import type { Shop } from '../../../shop.ts'
import { findOrder } from '../../orders/index.ts'
import { letterheadOf } from '../../store/index.ts'
import { unknownReturn } from '../return-refusals.ts'
import { findRequest } from '../returns.queries.ts'
import { stepOf } from '../returns.rules.ts'
import { returnLabelPdf } from './return-label.pdf.ts'

export const returnLabelRoutes = (shop: Shop): Handlers => ({
  'returns.label': async ({ session, params }) => ({
    success: true,
    file: await labelOf(shop, session.customerId, params.id),
  }),
})

/** Of an approved own request, until its parcel is here. Refuses with 'returns.unknown', 'returns.no-label' and 'returns.no-address'. */
async function labelOf(
  { database: { db }, store, writePdf, storeUrl }: Shop,
  customerId: string,
  id: string,
): Promise<PdfFile> {
  const request = isUuid(id) ? await findRequest(db, id) : undefined
  const full = request === undefined ? undefined : await findOrder(db, request.orderId)
  if (request?.customerId !== customerId || full === undefined) throw unknownReturn()
  if (stepOf(request) !== 'approved') throw noLabel()
  const letterhead = letterheadOf(store())
  if (letterhead.lines.length === 0) throw noAddress()
  const url = `${storeUrl}/admin/returns/${id}`
  return pdfFileOf(
    `return-label-${full.order.number}`,
    await writePdf(returnLabelPdf({ request, full, letterhead, url })),
  )
}

const noLabel = () =>
  new AppError(
    'refused',
    'returns.no-label',
    'There is a label once the request is approved, and until the parcel is here.',
  )

const noAddress = () =>
  new AppError(
    'refused',
    'returns.no-address',
    'We have not said yet where parcels come back to. Please contact us.',
  )
