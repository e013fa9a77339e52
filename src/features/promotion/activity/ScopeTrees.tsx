import { useQuery } from '@tanstack/react-query'
import { TreeSelect, type TreeSelectProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { labels, ownCategories } from '#features/mall/category/api'
import type { Category, GoodsLabel } from '#features/mall/category/model'
import { MissingOptions } from '#shared/fields/MissingOptions'

/** Props of an input in a form item. */
export type InputProps = { id?: string; value?: string[]; onChange?: (ids: string[]) => void; disabled?: boolean }

/** Categories or shop categories, as many as wanted; its value is their ids. */
export default function ScopeTrees({ of, ...props }: InputProps & { of: 'categories' | 'labels' }) {
  return of === 'categories' ? <CategoriesInput {...props} /> : <LabelsInput {...props} />
}

function CategoriesInput(props: InputProps) {
  const query = useQuery({ ...ownCategories(), meta: { silent: true } })
  return (
    <TreeInput
      {...props}
      nodes={query.data?.map(categoryNode)}
      retry={query.isError ? query.refetch : null}
      // A server of lilishop compares the lowest categories only: a parent alone would cover nothing there.
      showCheckedStrategy={TreeSelect.SHOW_CHILD}
    />
  )
}

function LabelsInput(props: InputProps) {
  const query = useQuery({ ...labels.tree(null), meta: { silent: true } })
  return <TreeInput {...props} nodes={query.data?.map(labelNode)} retry={query.isError ? query.refetch : null} />
}

type Node = { value: string; title: string; children: Node[] }
type TreeProps = InputProps &
  Pick<TreeSelectProps, 'showCheckedStrategy'> & { nodes: Node[] | undefined; retry: (() => unknown) | null }

function TreeInput({ nodes, retry, ...rest }: TreeProps) {
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
