import { useQueryClient } from '@tanstack/react-query'
import { text } from '#domain/text'
import { mallOrders } from '#features/mall/order/api'
import { openParcelSlips } from '#features/mall/order/print/openShippingNotes'
import { useConfirm } from '#shared/dialog/useConfirm'
import { readPrintPrefs } from '#shared/print/usePrintPrefs'

/** Asks for the note that goes with the truck of an order's last parcel, and opens it. */
export function useTruckPrint() {
  const confirm = useConfirm()
  const client = useQueryClient()
  return async (sn: string): Promise<void> => {
    const isWanted = await confirm({
      title: text('订单 {{sn}} 已装车，现在打印送货单？', { sn }),
      okText: '打印',
      cancelText: '不打印',
    })
    if (!isWanted) return
    const parcels = await client.fetchQuery({ ...mallOrders.packages(sn), staleTime: 0 }).catch(() => [])
    // On the paper of this workstation's delivery notes, which is carbonless as a rule.
    openParcelSlips([sn], parcels.at(-1)?.packageNo, readPrintPrefs('delivery', '241x140').paper)
  }
}
