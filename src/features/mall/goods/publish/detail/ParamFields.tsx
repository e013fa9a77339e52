import { Form, type FormInstance, Input, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Parameter, parametersOf } from '#features/mall/category/model'
import { MAX_PARAM } from '#features/mall/goods/model/checks'
import { valueByName } from '#features/mall/goods/publish/goodsParams'
import type { GoodsValues } from '#features/mall/goods/publish/goodsValues'
import type { GoodsOffers } from '#features/mall/goods/publish/useGoodsOffers'
import { FormGrid } from '#shared/form/FormGrid'
import { useFormContext } from '#shared/form/formContext'
import { textCount } from '#shared/form/textCount'
import { EmptyState, ErrorState } from '#shared/ui/states'

type Props = {
  form: FormInstance<GoodsValues>
  parameters: GoodsOffers['parameters']
  disabled: boolean
}

const NONE_SAVED: GoodsValues['savedParams'] = []

/** The parameters of the category: a select where one has options, else a text input. */
export function ParamFields({ form, parameters, disabled }: Props) {
  const { t } = useTranslation()
  const savedParams = Form.useWatch('savedParams', { form, preserve: true }) ?? NONE_SAVED
  if (parameters.isError && !parameters.data) {
    return <ErrorState query={parameters} />
  }
  if (!parameters.data) return <Skeleton active={false} title={false} paragraph={{ rows: 2 }} />
  const list = parametersOf(parameters.data)
  if (list.length === 0) return <EmptyState text={t('该分类不需要填写参数')} />
  return (
    <FormGrid>
      {list.map((parameter) => (
        <ParamField
          key={parameter.id}
          parameter={parameter}
          saved={valueByName({ savedParams }, parameter.paramName)}
          disabled={disabled}
        />
      ))}
    </FormGrid>
  )
}

/** `saved`: what it shows until something is typed. */
function ParamField({ parameter, saved, disabled }: { parameter: Parameter; saved: string; disabled: boolean }) {
  const { t } = useTranslation()
  const { rule } = useFormContext()
  const { id, paramName, options, required } = parameter
  const choices = options
    .split(',')
    .filter(Boolean)
    .map((value) => ({ value, label: value }))
  return (
    <Form.Item
      name={['params', id]}
      label={paramName}
      required={required}
      rules={[rule(`params.${id}`)]}
      validateTrigger={choices.length > 0 ? 'onChange' : 'onBlur'}
      getValueFromEvent={typedText}
      getValueProps={(value: string | undefined) => ({ value: (value ?? saved) || undefined })}
    >
      {choices.length > 0 ? (
        <Select allowClear={!required} showSearch placeholder={t('请选择')} options={choices} disabled={disabled} />
      ) : (
        <Input count={textCount(MAX_PARAM)} disabled={disabled} />
      )}
    </Form.Item>
  )
}

/** The text of an input's event, or the option that a select reports. */
function typedText(event: { target: { value: string } } | string | undefined): string {
  return typeof event === 'object' ? event.target.value : (event ?? '')
}
