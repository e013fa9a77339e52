import { useMutation } from '@tanstack/react-query'
import { Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#domain/text'
import type { Selection } from '#shared/list/selection'
import { notify } from '#shared/notify'
import { skus } from './api'
import { type GoodsSku, stockError } from './model'

/** 批量设置预警值: one alert value for the ticked SKUs. */
export function AlertButton({ selection }: { selection: Selection<GoodsSku> }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const count = selection.rows.length
  const label = t('批量设置预警值')
  return (
    <>
      <Button disabled={count === 0} onClick={() => setOpen(true)}>
        {count > 0 ? `${label}${t('（{{count}}）', { count })}` : label}
      </Button>
      {isOpen && <AlertDialog selection={selection} onClose={() => setOpen(false)} />}
    </>
  )
}

function AlertDialog({ selection, onClose }: { selection: Selection<GoodsSku>; onClose: () => void }) {
  const { t } = useTranslation()
  const [rows] = useState(selection.rows)
  const [typed, setTyped] = useState('')
  const id = useId()
  const error = typed === '' ? null : stockError(typed)
  const save = useMutation({
    ...skus.setAlerts(),
    onSuccess: () => {
      notify(t('已为 {{count}} 个规格设置预警值', { count: rows.length }))
      selection.untick(rows)
      onClose()
    },
  })
  return (
    <Modal
      open
      title={t('为 {{count}} 个规格设置预警值？', { count: rows.length })}
      okText={t('设置')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: typed === '' || error !== null }}
      confirmLoading={save.isPending}
      closable={!save.isPending}
      keyboard={!save.isPending}
      cancelButtonProps={{ disabled: save.isPending }}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => save.mutate(rows.map((sku) => ({ skuId: sku.id, alertQuantity: Number(typed) })))}
    >
      <Form.Item
        label={t('预警值')}
        htmlFor={id}
        validateStatus={error ? 'error' : undefined}
        help={error ? say(t, error) : t('库存不高于预警值时，列入库存预警')}
      >
        <Input
          id={id}
          autoFocus
          inputMode="numeric"
          maxLength={8}
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
        />
      </Form.Item>
    </Modal>
  )
}
