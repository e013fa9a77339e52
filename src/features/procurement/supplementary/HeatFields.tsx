import { Form, Input, Table } from 'antd'
import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import type { Deliver, DeliverItem } from '#features/procurement/delivery/model'
import textStyles from '#shared/ui/text.module.css'
import groupStyles from './fieldGroup.module.css'
import styles from './HeatFields.module.css'

const NO_ITEMS: DeliverItem[] = []

/** Heat and mill of each line; a changed heat corrects the note. */
export function HeatFields({ note, check }: { note: Deliver; check: (path: string) => Rule }) {
  const { t } = useTranslation()
  const items = note.items ?? NO_ITEMS
  const input = (name: 'heatNo' | 'mill', label: string, maxLength: number) => ({
    key: name,
    title: label,
    render: (_value: unknown, item: DeliverItem, index: number) => (
      <Form.Item
        className={styles.cell}
        name={['heatNos', index, name]}
        rules={[check(`heatNos[${index}].${name}`)]}
        validateTrigger="onBlur"
      >
        <Input maxLength={maxLength} aria-label={`${item.materialName} ${item.spec} ${label}`} />
      </Form.Item>
    ),
  })
  return (
    <fieldset className={groupStyles.group}>
      <legend>{t('炉批号')}</legend>
      <Table<DeliverItem>
        aria-label={t('炉批号')}
        rowKey="id"
        size="small"
        pagination={false}
        dataSource={items}
        columns={[
          { key: 'material', title: t('材料'), width: 170, render: (_, item) => `${item.materialName} ${item.spec}` },
          {
            key: 'quantity',
            title: t('送货数量'),
            width: 110,
            align: 'right',
            render: (_, item) => (
              <span className={textStyles.number}>{`${formatQuantity(item.quantity)} ${item.unit}`}</span>
            ),
          },
          { ...input('heatNo', t('炉批号'), 140), width: 260 },
          input('mill', t('生产厂家'), 60),
        ]}
      />
    </fieldset>
  )
}
