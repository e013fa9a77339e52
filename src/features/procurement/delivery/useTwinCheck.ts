import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPlate, normalizePlate } from '#domain/plate'
import { wireText } from '#domain/wire'
import { isComplete } from '#shared/editor/isComplete'
import { usePageModal } from '#shared/ui/pageModal'
import { deliveries } from './api'
import type { DeliverValues } from './deliverForm'
import type { Deliver } from './model'

/**
 * Saving with a look back: the same truck leaving in the same minute is mostly one trip entered twice, so it is asked about. A look
 * that fails holds nobody up. One attempt at a time, from the click until the note is saved or refused: `release` ends one that the
 * form or the server has refused.
 */
export function useTwinCheck(form: FormInstance<DeliverValues>) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const client = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  const isBusy = useRef(false)
  const release = () => {
    isBusy.current = false
  }
  const findTwin = async (): Promise<Deliver | undefined> => {
    const values = form.getFieldsValue(true) as DeliverValues
    const carNo = values.deliverMode === 'TRUCK' ? normalizePlate(values.carNo) : ''
    const minute = wireText(values.deliverTime).slice(0, 16)
    if (carNo === '' || minute === '') return undefined
    setChecking(true)
    const query = { ...deliveries.ofTruckAt({ carNo, minute }), staleTime: 0, meta: { silent: true } }
    const twins = await client.fetchQuery(query).catch(() => [])
    setChecking(false)
    return twins[0]
  }
  const save = async (send: () => void) => {
    if (isBusy.current) return
    isBusy.current = true
    const twin = (await isComplete(form)) ? await findTwin() : undefined
    // Saving what is not complete shows what is missing, at its place.
    if (!twin) return send()
    modal.confirm({
      title: t('可能重复：{{car}} 在 {{minute}} 已有送货单', {
        car: formatPlate(twin.carNo),
        minute: wireText(twin.deliverTime).slice(0, 16),
      }),
      content: t('送货单 {{sn}}（{{material}}）车牌号和发货时间相同。确认不是同一车后再保存。', {
        sn: twin.deliverSn,
        material: twin.materialSummary,
      }),
      okText: t('仍要保存'),
      cancelText: t('返回修改'),
      onOk: send,
      onCancel: release,
    })
  }
  return { isChecking, save: (send: () => void) => void save(send), release }
}
