import { useQuery } from '@tanstack/react-query'
import { Alert, Button, type FormInstance, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { deliveries } from '#features/procurement/delivery/api'
import type { DeliveryNoteValues, DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'
import { lineText } from '#features/procurement/delivery/trucks/truckNotes'
import { useFormRows } from '#shared/editor/useFormRows'
import { type LastHeat, lastHeats, withHeats } from './lastHeats'

type Props = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
}

/**
 * Offers the heats that were last delivered of each material to lines without one. They are not filled in by
 * themselves: the next truck may carry another heat.
 */
export function HeatOffer({ editor, form, origin }: Props) {
  const { t } = useTranslation()
  const { contractCode, orderSn, sources } = origin
  const recent = useQuery({
    ...deliveries.recent(contractCode ? { contractCode } : { orderSn }),
    enabled: lineText(origin) === 'heatNo',
    meta: { silent: true },
  })
  const rows = useFormRows(form, 'items') ?? []
  const blank = new Set(rows.filter(({ heatNo }) => heatNo === '').map(({ sourceItemId }) => sourceItemId))
  const heats = lastHeats(recent.data ?? [], sources).filter(({ sourceItemId }) => blank.has(sourceItemId))
  if (heats.length === 0) return null
  const take = (taken: readonly LastHeat[]) =>
    editor.change({ items: withHeats((form.getFieldValue('items') as DeliveryNoteValues['items']) ?? [], taken) })
  const [first] = heats
  const isOfOne = heats.every(({ deliverSn }) => deliverSn === first?.deliverSn)
  const from = ({ deliverSn, deliverTime }: LastHeat) => `${deliverSn} ${formatTime(deliverTime, 'MM-DD')}`
  return (
    <Alert
      type="info"
      showIcon
      title={t('上一车的炉批号，请核对本车铭牌')}
      description={
        <Space wrap>
          {heats.map((heat) => (
            <Button
              key={`${heat.sourceItemId} ${heat.heatNo}`}
              size="small"
              disabled={editor.isSaving}
              title={from(heat)}
              onClick={() => take([heat])}
            >
              {`${heat.name} ${heat.heatNo}`}
              {!isOfOne && `（${from(heat)}）`}
            </Button>
          ))}
          {isOfOne && first && from(first)}
        </Space>
      }
      action={
        <Button size="small" type="primary" disabled={editor.isSaving} onClick={() => take(heats)}>
          {t('沿用到空白行')}
        </Button>
      }
    />
  )
}
