import { useMutation } from '@tanstack/react-query'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { field } from '#domain/field'
import { serverNow } from '#domain/time'
import { wireText } from '#domain/wire'
import { refusedField } from '#shared/editor/refusedField'
import { FieldInput } from '#shared/fields/FieldInput'
import { ApiError } from '#shared/http/ApiError'
import { notify } from '#shared/notify'
import textStyles from '#shared/ui/text.module.css'
import { purchases } from './api'
import { type PurchaseOrder, sendTimeError } from './model'

const timeField = field('time', '确认发货时间')

type Values = { sendTime: string; remark: string }

/** Confirms when the goods of an order will leave; the server's refusal stands at the field. */
export function SendTimeModal({ order, onClose }: { order: PurchaseOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const verify = useMutation({
    ...purchases.verifySendTime(),
    meta: {
      ...purchases.verifySendTime().meta,
      takes: (error: unknown) => {
        const refused = error instanceof ApiError ? refusedField(error, [[/发货/, 'sendTime']]) : null
        if (refused) form.setFields([{ name: 'sendTime', errors: [t(refused.sendTime ?? '')] }])
        return refused !== null
      },
    },
    onSuccess: () => {
      notify(t('订单 {{sn}} 的发货时间已确认', { sn: order.orderSn }))
      onClose()
    },
  })
  const checkTime = {
    validator: (_rule: unknown, value: unknown) => {
      const error = sendTimeError(value, serverNow())
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  }
  return (
    <Modal
      open
      title={t('确认订单 {{sn}} 的发货时间', { sn: order.orderSn })}
      okText={t('确认')}
      cancelText={t('取消')}
      confirmLoading={verify.isPending}
      mask={{ closable: false }}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className={textStyles.secondary}>
        {t('项目部要求 {{time}} 前到货。确认后才能创建送货单，发货前可以修改。', {
          time: wireText(order.requireTime) || '—',
        })}
      </p>
      {/* Without the element of a form, Enter in its only field takes the time and does not yet send it. */}
      <Form
        component={false}
        form={form}
        layout="vertical"
        initialValues={{ sendTime: wireText(order.sendTime), remark: '' }}
        onFinish={(values) => verify.mutate({ orderSn: order.orderSn, ...values })}
        disabled={verify.isPending}
      >
        <Form.Item name="sendTime" label={t('发货时间')} required rules={[checkTime]}>
          <FieldInput field={timeField} />
        </Form.Item>
        <Form.Item name="remark" label={t('备注')}>
          <Input.TextArea maxLength={140} showCount autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
