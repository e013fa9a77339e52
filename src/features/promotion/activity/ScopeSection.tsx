import { Form, Input, Radio } from 'antd'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type ScopeType, scopeTypes } from '#features/mall/activity/model'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { Section } from '#shared/record/Section'

// Each scope needs only its own input.
const ScopeGoodsGrid = lazyWithRetry(() =>
  import('./ScopeGoodsGrid').then((module) => ({ default: module.ScopeGoodsGrid })),
)
const ScopeTrees = lazyWithRetry(() => import('./ScopeTrees'))

type Props = { types: readonly ScopeType[]; disabled?: boolean }

/** The products that an activity of a kind applies to. `types` are the scopes that its kind knows. */
export function ScopeSection({ types, disabled = false }: Props) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const scopeType: ScopeType = Form.useWatch('scopeType', { form, preserve: true })
  return (
    <Section title={t('使用范围')}>
      <FormGrid>
        <FormField name="scopeType" isWide>
          <Radio.Group
            disabled={disabled}
            options={types.map((type) => ({ value: type, label: t(scopeTypes[type].label) }))}
          />
        </FormField>
      </FormGrid>
      {scopeType === 'PORTION_GOODS' && (
        <FormField name="scopeGoods" label={null}>
          <GoodsInput disabled={disabled} />
        </FormField>
      )}
      {scopeType === 'PORTION_GOODS_CATEGORY' && (
        <FormField name="scopeCategories">
          <TreesInput of="categories" disabled={disabled} />
        </FormField>
      )}
      {scopeType === 'PORTION_SHOP_CATEGORY' && (
        <FormField name="scopeLabels">
          <TreesInput of="labels" disabled={disabled} />
        </FormField>
      )}
    </Section>
  )
}

function GoodsInput(props: ComponentProps<typeof ScopeGoodsGrid>) {
  const { t } = useTranslation()
  return (
    <Suspense fallback={<div role="status" aria-label={t('加载中')} />}>
      <ScopeGoodsGrid {...props} />
    </Suspense>
  )
}

function TreesInput(props: ComponentProps<typeof ScopeTrees>) {
  return (
    <Suspense fallback={<Input disabled id={props.id} />}>
      <ScopeTrees {...props} />
    </Suspense>
  )
}
