import type { ScreenLink } from '#shared/navigation'
import type { TrailDocument, TrailKey, TrailOf } from './model'

/** The screen of a document. */
export function documentLink({ kind, id }: Pick<TrailDocument, 'kind' | 'id'>): ScreenLink {
  switch (kind) {
    case 'CONTRACT':
      return { name: 'agreementDetail', query: { id } }
    case 'ORDER':
      return { name: 'purchaseDetail', query: { orderSn: id } }
    case 'NOTE':
      return { name: 'deliverDetail', query: { deliverSn: id } }
    default:
      return { name: 'settlementDetail', query: { id } }
  }
}

/** The list with exactly the documents of a stage; null when no filter of a list matches them. */
export function listLink({ kind }: TrailOf, code: string, key: TrailKey): ScreenLink | null {
  if (kind === 'CONTRACT') {
    if (key === 'order') return { name: 'purchaseOrderList', query: { contractCode: code } }
    if (key === 'deliver') return { name: 'deliverList', query: { contractCode: code } }
    if (key === 'settle') return { name: 'settlementList', query: { contractCode: code } }
  }
  if (kind === 'ORDER' && key === 'deliver') return { name: 'deliverList', query: { orderSn: code } }
  return null
}
