import type { SavedDesign, SavedDesignItem } from '@first-fashion/contract/designs/saved-design'
import { addressOfUpload } from '../../../platform/uploads/uploaded-pictures.ts'
import type { ListedDesignRow, SavedDesignRow } from './saved-designs.queries.ts'

export const toSavedDesignView = (row: ListedDesignRow): SavedDesignItem => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  previewImage: {
    url: row.preview === null ? row.productImage : addressOfUpload(row.preview),
    publicId: row.preview ?? '',
  },
  productInfo: {
    printfulProductId: row.printProductId,
    printfulVariantId: row.printVariantId,
    productTitle: row.productTitle,
  },
  status: row.status,
  tags: row.tags,
  createdAt: row.createdAt.getTime(),
  timesUsed: row.timesUsed,
})

export function openedDesign(row: SavedDesignRow): SavedDesign {
  const { productInfo, ...item } = toSavedDesignView(row)
  const { variantSize: size, variantColor: color, productImage: image } = row
  return {
    ...item,
    productInfo: { ...productInfo, variantInfo: { size, color, image } },
    designs: row.sides,
    currentPlacement: row.currentSide,
    selectedElement: row.selectedElement,
  }
}
