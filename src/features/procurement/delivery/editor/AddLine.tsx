import { PlusOutlined } from '@ant-design/icons'
import { Select, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import { LineCount } from './LineCount'

type Props = {
  /** The source lines by id. */
  choices: { value: string; label: string }[]
  /** How many lines the note has. */
  count: number
  onAdd: (sourceItemId: string) => void
}

/** Adds a line of the source, found by typing a part of its name or spec; not beyond the limit of a note. */
export function AddLine({ choices, count, onAdd }: Props) {
  const { t } = useTranslation()
  return (
    <Space>
      <Select<string | null>
        aria-label={t('添加材料')}
        prefix={<PlusOutlined aria-hidden="true" />}
        placeholder={t('添加材料')}
        style={{ width: 180 }}
        popupMatchSelectWidth={420}
        value={null}
        disabled={count >= MAX_DELIVERY_ROWS}
        showSearch={{ filterOption: isFound }}
        onChange={(id) => id && onAdd(id)}
        options={choices}
        notFoundContent={t('没有匹配的材料')}
      />
      <LineCount count={count} />
    </Space>
  )
}

/** Every typed word is in the label: "螺纹 25" finds 螺纹钢 Φ25×12m. */
function isFound(typed: string, option: { label?: unknown } | undefined): boolean {
  const label = String(option?.label ?? '').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => label.includes(word))
}
