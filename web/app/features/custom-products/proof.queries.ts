import 'virtual:contract-routes/custom-products'
import type { CustomProduct } from '@first-fashion/contract/custom-products/custom-product'
import type { Proof } from '@first-fashion/contract/custom-products/proof'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/queries/call.ts'
import { refusalWords } from '../../platform/queries/refusal.ts'
import { toasts } from '../../platform/toasts.ts'
import { useTranslation } from '../../platform/words/use-translation.ts'
import './custom-products-words.ts'

const proofs = ['custom-product-proofs'] as const

/** The proof of a version of a custom product; it is drawn when somebody asks for it first. */
export const useProof = ({ _id, version }: Pick<CustomProduct, '_id' | 'version'>) =>
  useQuery({
    queryKey: [...proofs, _id, version],
    retry: false,
    queryFn: async () => (await call('custom-products.proof', { params: { id: _id } })).proof,
  })

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
