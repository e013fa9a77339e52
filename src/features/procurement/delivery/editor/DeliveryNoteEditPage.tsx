import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { hasLeft } from '#domain/document/lines'
import { type Text, translateMessage } from '#domain/text'
import { deliveryNoteFields } from '#features/procurement/delivery/fields'
import type { DeliveryOrigin } from '#features/procurement/delivery/form/deliveryNoteForm'
import { useFleet } from '#features/procurement/delivery/form/useFleet'
import { correctionError, type DeliveryNote } from '#features/procurement/delivery/model'
import { toSearch } from '#shared/navigation'
import { ClosedForm } from '#shared/record/ClosedForm'
import { useTabTitle } from '#shared/tab'
import { OpenButton } from '#shared/ui/OpenButton'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import { DeliveryNoteEditor } from './DeliveryNoteEditor'
import { useDeliveryOrigin } from './useDeliveryOrigin'

/** 创建送货单: the form mounts once its source is loaded, and is a snapshot from then on. */
export default function DeliveryNoteEditPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const contractId = params.get('contractId') ?? ''
  const orderSn = params.get('orderSn') ?? ''
  const correctsSn = params.get('corrects') ?? ''
  const { origin, old, error, isPending, retry } = useDeliveryOrigin(contractId, orderSn, correctsSn)
  const fleet = useFleet()
  useTabTitle(correctsSn ? t('更正 {{sn}}', { sn: correctsSn }) : orderSn || origin?.contractCode)
  const record = toSearch({ ...(orderSn ? { orderSn } : { contractId }), corrects: correctsSn })
  const asked = params.get('items') ?? ''
  const chosen = asked === 'all' && origin ? openLines(origin) : asked.split(',').filter(Boolean)
  // A note that is corrected or void already: the form would be refused at its end. An open form stays.
  const refusal = old && correctionError(old)
  const [isOpened, setOpened] = useState(false)
  if (origin && fleet && !refusal && !isOpened) setOpened(true)
  if (refusal && !isOpened) return <ClosedCorrection note={old} refusal={refusal} record={record} />
  if (origin && fleet) return <DeliveryNoteEditor origin={origin} chosen={chosen} fleet={fleet} />
  if (error) return <ErrorState error={error} retry={retry} />
  if (isPending || origin) return <PageLoading />
  return (
    <ClosedForm
      screen="createDeliver"
      record={record}
      fields={deliveryNoteFields}
      text={contractId ? t('合同已到期或已不在履行中，没有可送的材料。') : t('请先选择要送货的材料。')}
      action={
        <OpenButton name="chooseMaterial" type="primary">
          {t('选择材料')}
        </OpenButton>
      }
    />
  )
}

/** A note that can no longer be corrected: what replaced it, and what was typed here. */
type ClosedProps = { note: DeliveryNote; refusal: Text; record: string }

function ClosedCorrection({ note, refusal, record }: ClosedProps) {
  const { t } = useTranslation()
  const latest = note.correctedBySn || note.deliverSn
  return (
    <ClosedForm
      screen="createDeliver"
      record={record}
      fields={deliveryNoteFields}
      text={translateMessage(t, refusal)}
      action={
        <OpenButton name="deliverDetail" query={{ deliverSn: latest }} type="primary">
          {t('查看 {{sn}}', { sn: latest })}
        </OpenButton>
      }
    />
  )
}

/** Every line with a remaining quantity: `items=all` delivers an order in one click. */
function openLines(origin: DeliveryOrigin): string[] {
  return origin.sources.filter((line) => hasLeft(line.remainQuantity)).map((line) => line.sourceItemId)
}
