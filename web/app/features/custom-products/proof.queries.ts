import 'virtual:contract-routes/custom-products'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { Proof } from '@first-fashion/contract/custom-products/proof'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallRefused, call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './custom-products-words.ts'

const proofs = ['custom-product-proofs'] as const

const proofOptions = ({ _id, version }: Pick<CustomProduct, '_id' | 'version'>) => ({
  queryKey: [...proofs, _id, version],
  retry: false,
  queryFn: async () => (await call('custom-products.proof', { params: { id: _id } })).proof,
})

/** The proof of a version of a custom product; it is drawn when somebody asks for it first. */
export const useProof = (product: Pick<CustomProduct, '_id' | 'version'>) => useQuery(proofOptions(product))

/** The state of a custom product: empty too if nothing on it would be seen in print, once its proof was asked for. */
export function useShownState(product: CustomProduct): CustomProduct['state'] {
  const { error } = useQuery({ ...proofOptions(product), enabled: false })
  const isBlank = error instanceof CallRefused && error.failure.code === 'media.blank-print'
  return product.state === 'proof-needed' && isBlank ? 'empty' : product.state
}

/** Approves what was seen, and says how that went. A proof of before is replaced by the one of now. */
export function useApproveProof(id: string) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ version, sides }: Proof) =>
      call('custom-products.approve-proof', {
        params: { id },
        body: { version, sides: sides.map(({ placement, sha256 }) => ({ placement, sha256 })) },
      }),
    onSuccess: () => toasts.success(t('custom-products:approved')),
    onError: (error) => toasts.error(refusalWords(error, t('custom-products:approveFailed'))),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: proofs }),
        queries.invalidateQueries({ queryKey: ['custom-products'] }),
      ]),
  })
}
