import { TreeSelect } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Department } from './model'

type Props = {
  tree: readonly Department[]
  /** Excludes this department and those below it. */
  without?: string
  placeholder?: string
  id?: string
  disabled?: boolean
  value?: string
  onChange?: (value: string) => void
}

/** A department, chosen from the tree by its name. */
export default function DepartmentTree({ tree, without, placeholder, value, onChange, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <TreeSelect<string>
      allowClear
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      placeholder={placeholder ?? t('全部')}
      treeData={tree.map((one) => nodeOf(one, without))}
      {...rest}
      value={value || undefined}
      onChange={(chosen) => onChange?.(chosen ?? '')}
    />
  )
}

type Node = { value: string; title: string; disabled: boolean; children: Node[] }

function nodeOf({ id, title, children }: Department, without: string | undefined, isBelow = false): Node {
  const disabled = isBelow || id === without
  return { value: id, title, disabled, children: children.map((one) => nodeOf(one, without, disabled)) }
}
