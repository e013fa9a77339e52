import { useQuery } from '@tanstack/react-query'
import { Form, Radio, TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ScopeType } from '#features/mall/activity/model'
import { scopeTypes } from '#features/mall/activity/model'
import { labels, ownCategories } from '#features/mall/category/api'
import type { Category, GoodsLabel } from '#features/mall/category/model'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { Section } from '#shared/record/Section'
import { ScopeGoodsGrid } from './ScopeGoodsGrid'

/** The products that an activity applies to. `types` are the scopes that its kind knows. */
export function ScopeSection({ types, disabled = false }: { types: readonly ScopeType[]; disabled?: boolean }) {
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
          <ScopeGoodsGrid disabled={disabled} />
        </FormField>
      )}
      {scopeType === 'PORTION_GOODS_CATEGORY' && (
        <FormField name="scopeCategories">
          <CategoriesInput disabled={disabled} />
        </FormField>
      )}
      {scopeType === 'PORTION_SHOP_CATEGORY' && (
        <FormField name="scopeLabels">
          <LabelsInput disabled={disabled} />
        </FormField>
      )}
    </Section>
  )
}

type InputProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void; disabled?: boolean }

function CategoriesInput(props: InputProps) {
  const query = useQuery({ ...ownCategories(), meta: { silent: true } })
  return <TreeInput {...props} nodes={query.data?.map(categoryNode)} retry={query.isError ? query.refetch : null} />
}

function LabelsInput(props: InputProps) {
  const query = useQuery({ ...labels.tree(null), meta: { silent: true } })
  return <TreeInput {...props} nodes={query.data?.map(labelNode)} retry={query.isError ? query.refetch : null} />
}

type Node = { value: string; title: string; children: Node[] }

function TreeInput({
  nodes,
  retry,
  ...rest
}: InputProps & { nodes: Node[] | undefined; retry: (() => unknown) | null }) {
  const { t } = useTranslation()
  return (
    <TreeSelect<string[]>
      multiple
      allowClear
      treeCheckable
      showSearch={{ treeNodeFilterProp: 'title' }}
      showCheckedStrategy={TreeSelect.SHOW_PARENT}
      treeData={nodes ?? []}
      loading={nodes === undefined && retry === null}
      notFoundContent={retry && <MissingOptions retry={() => void retry()} />}
      placeholder={t('请选择')}
      {...rest}
    />
  )
}

function categoryNode({ id, name, children }: Category): Node {
  return { value: id, title: name, children: children.map(categoryNode) }
}

function labelNode({ id, labelName, children }: GoodsLabel): Node {
  return { value: id, title: labelName, children: children.map(labelNode) }
}
