import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { labels } from '#features/mall/category/api'
import type { GoodsLabel } from '#features/mall/category/model'
import { MissingOptions } from '#shared/fields/MissingOptions'

type Props = { disabled?: boolean; id?: string; value?: string[]; onChange?: (ids: string[]) => void }

const NONE: string[] = []

/** The shop categories of a product: any number, of both levels. */
export function LabelsField({ value = NONE, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...labels.tree(null), meta: { silent: true } })
  return (
    <TreeSelect<string[]>
      allowClear
      multiple
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={t('可多选')}
      treeData={(query.data ?? []).map(nodeOf)}
      notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
      {...rest}
      // Shows nothing until they are loaded: ids would appear instead of names.
      value={query.data ? value : NONE}
      onChange={(ids) => onChange?.(ids ?? [])}
    />
  )
}

type Node = { value: string; title: string; children: Node[] }

function nodeOf({ id, labelName, children }: GoodsLabel): Node {
  return { value: id, title: labelName, children: children.map(nodeOf) }
}
