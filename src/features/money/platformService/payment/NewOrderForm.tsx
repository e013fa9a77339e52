import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Radio } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { onlyErrors, type Translate } from '#domain/text'
import { NOTHING } from '#domain/wire'
import { platformServices } from '#features/money/platformService/api'
import { newOrderFields } from '#features/money/platformService/fields'
import {
  countError,
  type FeatureDuration,
  isSold,
  orderAmount,
  type PayType,
  type PlatformFeature,
  payTypeError,
  servicePeriod,
} from '#features/money/platformService/model'
import { ServiceTag } from '#features/money/platformService/ServiceTag'
import { saveByKeyboard } from '#shared/editor/EditorBar'
import { FigureInput } from '#shared/fields/FigureInput'
import { FieldsForm } from '#shared/form/FieldsForm'
import { FormField } from '#shared/form/FormField'
import { go } from '#shared/navigation'
import { RecordHead } from '#shared/record/RecordHead'
import { RecordState } from '#shared/record/RecordState'
import { Section } from '#shared/record/Section'
import { IN_PLACE } from '#shared/resource'
import { useTabTitle } from '#shared/tab'
import { PageLink } from '#shared/ui/PageLink'
import textStyles from '#shared/ui/text.module.css'
import styles from './NewOrderForm.module.css'
import { keepPayType, PayTypeChoice, usualPayType } from './PayTypeChoice'
import choiceStyles from './payChoices.module.css'
import { savingOf } from './saving'

type Props = { featureId: string; onOrdered: (orderId: string) => void }

/** Selects duration, quantity and pay type; 提交并支付 creates the order, once. */
export function NewOrderForm({ featureId, onOrdered }: Props) {
  const client = useQueryClient()
  const query = useQuery({ ...platformServices.feature(featureId), enabled: featureId !== '', meta: IN_PLACE })
  useTabTitle(query.data?.featureName)
  // Prices may have changed: the next attempt shows the new ones.
  const refresh = () => void client.invalidateQueries({ queryKey: ['platformService'] })
  return (
    <RecordState query={query}>
      {(feature) => <OrderForm feature={feature} onOrdered={onOrdered} refresh={refresh} />}
    </RecordState>
  )
}

type Values = { duration: number; quantity: string; payType: PayType }

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
    onError: refresh,
  })
  const submit = (values: Values) => {
    const count = Number(values.quantity)
    const agreed = orderAmount(feature, values.duration, count)
    if (pay.isPending || agreed === null) return
    const { featureId } = feature
    pay.mutate({ featureId, ...values, quantity: count, clientType: 'PC', amount: agreed })
  }
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
      <FieldsForm<Values>
        form={form}
        name={name}
        className={styles.form}
        fields={newOrderFields}
        validate={({ quantity: count, payType }) =>
          onlyErrors({ quantity: countError(feature, count), payType: payTypeError(payType) })
        }
        initialValues={{ duration: feature.durations[0]?.duration, quantity: '1', payType: usualPayType() }}
        disabled={pay.isPending || !isSold(feature)}
        onFinish={submit}
        onKeyDown={saveByKeyboard(() => form.submit())}
      >
        <Section title={t('购买内容')}>
          <FormField name="duration">
            <Radio.Group
              className={choiceStyles.choices}
              options={feature.durations.map((one) => timeOption(feature, one, t))}
            />
          </FormField>
          <FormField
            name="quantity"
            extra={feature.maxQuantity > 1 ? undefined : t('每次限购 1 {{unit}}', { unit: t(feature.unit) })}
          >
            <FigureInput
              className={styles.quantity}
              isWhole
              suffix={feature.maxQuantity > 1 ? t(feature.unit) : undefined}
              disabled={pay.isPending || !isSold(feature) || feature.maxQuantity <= 1}
            />
          </FormField>
          <FormField name="payType">
            <PayTypeChoice />
          </FormField>
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
      </FieldsForm>
    </>
  )
}

function timeOption(feature: PlatformFeature, one: FeatureDuration, t: Translate) {
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
