import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, Input, Popover } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mallOrders } from '#features/mall/order/api'
import { canOperate, go } from '#shared/navigation'
import { notify } from '#shared/notify'
import { readFresh } from '#shared/resource'
import textStyles from '#shared/ui/text.module.css'

/** Finds the order of a buyer's pick-up or service code, typed or scanned, and opens it to be redeemed. */
export function VerifyCode() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [code, setCode] = useState('')
  const [said, say] = useState('')
  const client = useQueryClient()
  const find = useMutation({
    mutationFn: (typed: string) => readFresh(client, mallOrders.byCode(typed), new AbortController().signal),
    meta: { silent: true },
  })
  if (!canOperate('orderList')) return null
  const search = () => {
    if (code.trim() === '') return say(t('请填写{{label}}', { label: t('核销码') }))
    say('')
    find.mutate(code.trim(), {
      onSuccess: (order) => {
        if (!order) return say(t('没有等待这个核销码的订单'))
        setOpen(false)
        setCode('')
        notify(t('已找到订单 {{sn}}，请核对后核销', { sn: order.sn }))
        go('order-detail', { sn: order.sn })
      },
      onError: (error) => say(error.message),
    })
  }
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      title={t('核验订单')}
      content={
        <>
          <Input.Search
            autoFocus
            value={code}
            allowClear
            aria-label={t('核销码')}
            placeholder={t('买家出示的核销码')}
            enterButton={t('查找')}
            loading={find.isPending}
            status={said ? 'error' : ''}
            onChange={(event) => {
              setCode(event.target.value)
              say('')
            }}
            onSearch={search}
          />
          {said && (
            <p role="alert" className={textStyles.negative}>
              {said}
            </p>
          )}
        </>
      }
    >
      <Button>{t('核验订单')}</Button>
    </Popover>
  )
}
