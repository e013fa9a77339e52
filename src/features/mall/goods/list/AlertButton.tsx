import { Form } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import { skus } from '#features/mall/goods/api'
import { type GoodsSku, stockError, stockNumber } from '#features/mall/goods/model'
import { FigureInput } from '#shared/fields/FigureInput'
import type { Selection } from '#shared/list/selection/selection'
import { notify } from '#shared/notify'
import { BatchButton } from './BatchButton'
import { WriteDialog } from './WriteDialog'

/** 批量设置预警值: one alert value for the ticked SKUs. */
export function AlertButton({ selection }: { selection: Selection<GoodsSku> }) {
  const { t } = useTranslation()
  return (
    <BatchButton label={t('批量设置预警值')} selection={selection}>
      {(rows, close) => <AlertDialog rows={rows} onDone={() => selection.untick(rows)} onClose={close} />}
    </BatchButton>
  )
}

type Props = { rows: readonly GoodsSku[]; onDone: () => void; onClose: () => void }

function AlertDialog({ rows, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const id = useId()
  const count = rows.length
  const error = typed === '' ? null : stockError(typed)
  const isReady = typed !== '' && error === null
  return (
    <WriteDialog
      title={t('为 {{count}} 个规格设置预警值？', { count })}
      okText={t('设置')}
      mutation={skus.setAlerts()}
      arg={isReady ? rows.map((sku) => ({ skuId: sku.id, alertQuantity: stockNumber(typed) })) : null}
      onDone={() => {
        notify(t('已为 {{count}} 个规格设置预警值', { count }))
        onDone()
        onClose()
      }}
      onClose={onClose}
    >
      <Form.Item
        label={t('预警值')}
        htmlFor={id}
        validateStatus={error ? 'error' : undefined}
        help={error ? say(t, error) : t('库存不高于预警值时，列入库存预警')}
      >
        <FigureInput id={id} autoFocus isWhole value={typed} onChange={(next) => setTyped(next.trim())} />
      </Form.Item>
    </WriteDialog>
  )
}
