import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import { MissingOptions } from '#shared/fields/MissingOptions'
import { labels } from './api'
import type { GoodsLabel } from './model'

type Props = { id?: string; value?: string; onChange?: (value: string) => void }

/** The input of `LabelPicker`. */
export default function LabelTree({ value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  const query = useQuery({ ...labels.tree(null), meta: { silent: true } })
  return (
    <TreeSelect<string>
      allowClear
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      treeData={(query.data ?? []).map(nodeOf)}
      notFoundContent={query.isError && <MissingOptions retry={() => void query.refetch()} />}
      placeholder={t('全部')}
      {...rest}
      value={value || undefined}
      onChange={(id) => onChange?.(id ?? '')}
    />
  )
}

type Node = { value: string; title: string; children: Node[] }

function nodeOf({ id, labelName, children }: GoodsLabel): Node {
  return { value: id, title: labelName, children: children.map(nodeOf) }
}
