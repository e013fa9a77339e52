import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { materials } from '#features/procurement/material/api'
import { sourceOfMaterial } from '#features/procurement/material/model'
import { purchases } from '#features/procurement/purchase/api'
import { canDeliver, sourcesOfOrder } from '#features/procurement/purchase/model'
import { canGo, go } from '#shared/navigation'
import { usePageModal } from '#shared/ui/pageModal'
import { deliveries } from './api'
import { sendableAgain } from './copyNote'
import type { Deliver } from './model'

/** 再送一车: opens a new note of the same order or contract, filled from this one; says why where nothing can be sent. null for who may not. */
export function useSendAgain(): ((note: Deliver) => void) | null {
  const { t } = useTranslation()
  const modal = usePageModal()
  const client = useQueryClient()
  const isAsking = useRef(false)
  const sendAgain = async (note: Deliver) => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const reason = await refusal(client, note)
      if (reason) return modal.warning({ title: t('不能再送一车'), content: t(reason), okText: t('知道了') })
      const orderSn = wireText(note.orderSn)
      go('createDeliver', { ...(orderSn ? { orderSn } : { contractId: note.contractId }), copy: note.deliverSn })
    } catch {
      // Who reads shows the failure.
    } finally {
      isAsking.current = false
    }
  }
  return canGo('createDeliver') ? (note) => void sendAgain(note) : null
}

/** Why a note cannot be made once more, or null. Asked anew each time: others send from the same order. */
async function refusal(client: QueryClient, { deliverSn, orderSn, contractId }: Deliver): Promise<string | null> {
  const fresh = { staleTime: 0 }
  const note = await client.fetchQuery({ ...deliveries.detail(deliverSn), ...fresh })
  if (wireText(orderSn)) {
    const order = await client.fetchQuery({ ...purchases.detail(orderSn), ...fresh })
    if (!canDeliver(order)) return '该订单已全部发货或已关闭，没有可再送的数量。'
    return sendableAgain(note?.items ?? [], sourcesOfOrder(order)).length > 0 ? null : NOTHING_LEFT
  }
  const records = await client.fetchQuery({ ...materials.ofContract(contractId), ...fresh })
  if (records.length === 0) return '合同已到期或已不在履行中，不能再送货。'
  return sendableAgain(note?.items ?? [], records.map(sourceOfMaterial)).length > 0 ? null : NOTHING_LEFT
}

const NOTHING_LEFT = '这张送货单的材料已全部送完，没有剩余数量。'
