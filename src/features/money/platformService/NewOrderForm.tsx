import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, InputNumber, Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { NOTHING } from '#domain/wire'
import { saveByKeyboard } from '#shared/editor/EditorBar'
import { go } from '#shared/navigation'
import { useTabTitle } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import { RecordHead } from '#shared/ui/RecordHead'
import { RecordPage } from '#shared/ui/RecordPage'
import { Section } from '#shared/ui/Section'
import textStyles from '#shared/ui/text.module.css'
import { platformServices } from './api'
import { platformOrderFields as f } from './fields'
import {
  countError,
  isSold,
  orderAmount,
  type PayType,
  type PlatformFeature,
  payTypeError,
  savingOf,
  servicePeriod,
} from './model'
import styles from './NewOrderForm.module.css'
import { keepPayType, PayTypeChoice, usualPayType } from './PayTypeChoice'
import choiceStyles from './payChoices.module.css'
import { ServiceTag } from './ServiceTag'

type Props = { featureId: string; onOrdered: (orderId: string) => void }

/** Chooses how long, how many and how to pay; the order is made by 提交并支付, once. */
export function NewOrderForm({ featureId, onOrdered }: Props) {
  const query = useQuery({
    ...platformServices.features(null),
    select: (features) => features.find((feature) => feature.featureId === featureId) ?? null,
  })
  useTabTitle(query.data?.featureName)
  return (
    <RecordPage query={query} isThere={(feature) => feature !== null}>
      {(feature) => <OrderForm feature={feature} onOrdered={onOrdered} refresh={() => void query.refetch()} />}
    </RecordPage>
  )
}

type Values = { duration: number; quantity: number | null; payType: PayType }

function OrderForm({
  feature,
  onOrdered,
  refresh,
}: {
  feature: PlatformFeature
  onOrdered: Props['onOrdered']
  refresh: () => void
}) {
  const { t } = useTranslation()
  const [form] = Form.useForm<Values>()
  const name = useId()
  const duration = Form.useWatch('duration', form) ?? feature.durations[0]?.duration
  const quantity = Form.useWatch('quantity', form)
  const amount = orderAmount(feature, duration, quantity)
  const pay = useMutation({
    ...platformServices.pay(),
    onSuccess: ({ orderId }, order) => {
      keepPayType(order.payType as PayType)
      onOrdered(orderId)
    },
    // Prices may have changed: the next try shows the new ones.
    onError: refresh,
  })
  const submit = (values: Values) => {
    const count = Number(values.quantity)
    const agreed = orderAmount(feature, values.duration, count)
    if (pay.isPending || agreed === null) return
    const { featureId } = feature
    pay.mutate({ featureId, ...values, quantity: count, clientType: 'PC', amount: agreed })
  }
  const rule = (check: (value: unknown) => string | null) => ({
    validator: (_rule: unknown, value: unknown) => {
      const error = check(value)
      return error ? Promise.reject(new Error(t(error))) : Promise.resolve()
    },
  })
  return (
    <>
      <RecordHead
        title={feature.featureName}
        tags={<ServiceTag feature={feature} />}
        facts={<span>{feature.description}</span>}
        actions={<Button onClick={() => go('platformServiceList')}>{t('返回平台服务')}</Button>}
      />
      {feature.openOrderId && (
        <Alert
          type="warning"
          showIcon
          title={t('该服务还有一笔订单等待付款，请先确认是否需要再买一笔。')}
          action={
            <PageLink
              name="platformServicePayment"
              query={{ featureId: feature.featureId, orderId: feature.openOrderId }}
            >
              {t('继续支付')}
            </PageLink>
          }
        />
      )}
      {!isSold(feature) && <Alert type="info" showIcon title={t('该服务已暂停销售')} />}
      <Form<Values>
        form={form}
        name={name}
        className={styles.form}
        layout="vertical"
        initialValues={{ duration: feature.durations[0]?.duration, quantity: 1, payType: usualPayType() }}
        disabled={pay.isPending || !isSold(feature)}
        onFinish={submit}
        onKeyDown={saveByKeyboard(() => form.submit())}
      >
        <Section title={t('购买内容')}>
          <Form.Item name="duration" label={t('购买时长')} required>
            <Radio.Group
              className={choiceStyles.choices}
              options={feature.durations.map((one) => timeOption(feature, one, t))}
            />
          </Form.Item>
          <Form.Item
            name="quantity"
            label={t(f.quantity.label)}
            required
            rules={[rule((value) => countError(feature, value))]}
            extra={feature.maxQuantity > 1 ? undefined : t('每次限购 1 {{unit}}', { unit: t(feature.unit) })}
          >
            <InputNumber
              min={1}
              max={feature.maxQuantity}
              precision={0}
              suffix={feature.maxQuantity > 1 ? t(feature.unit) : undefined}
              disabled={pay.isPending || !isSold(feature) || feature.maxQuantity <= 1}
            />
          </Form.Item>
          <Form.Item name="payType" label={t(f.payType.label)} required rules={[rule(payTypeError)]}>
            <PayTypeChoice />
          </Form.Item>
        </Section>
        <footer className={styles.bar}>
          <div className={styles.totals}>
            <span>
              {t('应付金额')} <strong className={textStyles.number}>¥{formatMoney(amount)}</strong>
            </span>
            <span className={textStyles.secondary}>
              {t('服务期 {{period}}', {
                period: servicePeriod(feature.serviceEnd, duration ?? 0).join(' ~ ') || NOTHING,
              })}
            </span>
          </div>
          <Button
            type="primary"
            htmlType="submit"
            loading={pay.isPending}
            disabled={!isSold(feature) || amount === null}
            title="Ctrl+Enter"
          >
            {t('提交并支付')}
          </Button>
        </footer>
      </Form>
    </>
  )
}

type Translate = (text: string, params?: Record<string, unknown>) => string

function timeOption(feature: PlatformFeature, one: PlatformFeature['durations'][number], t: Translate) {
  const saving = savingOf(feature, one)
  return {
    value: one.duration,
    label: (
      <>
        {t('{{count}} 个月', { count: one.duration })}{' '}
        <strong className={textStyles.number}>¥{formatMoney(one.price)}</strong>{' '}
        {saving && (
          <span className={textStyles.secondary}>{t('比按月省 ¥{{saving}}', { saving: formatMoney(saving) })}</span>
        )}
      </>
    ),
  }
}
