import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { heatNoRule } from '#domain/rules'
import { translateMessage } from '#domain/text'
import { useUnitWord } from '#shared/fields/useDict'
import { FormField } from '#shared/form/FormField'
import { FormRows } from '#shared/form/FormRows'
import { textLimit } from '#shared/form/textCount'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import { FieldGroup } from './FieldGroup'
import { heatFields } from './fields'
import styles from './HeatFields.module.css'
import type { NoteLine } from './model'

/** Heat and mill of each line; changing a heat corrects the note. */
export function HeatFields({ items }: { items: readonly NoteLine[] }) {
  const { t } = useTranslation()
  const unitWord = useUnitWord()
  const column = (name: keyof typeof heatFields) => {
    const { label, maxLength } = heatFields[name]
    const title = t(label)
    return {
      key: name,
      title,
      render: (_value: unknown, { materialName, spec }: NoteLine, index: number) => (
        <FormField className={styles.cell} name={[index, name]} label={null} checkOn="onBlur">
          <Input count={textLimit(maxLength)} aria-label={`${materialName} ${spec} ${title}`} />
        </FormField>
      ),
    }
  }
  return (
    <FieldGroup title={t('炉批号')}>
      <p className={textStyles.secondary}>{translateMessage(t, heatNoRule())}</p>
      <FormRows name="heatNos" fields={heatFields}>
        {() => (
          <RecordTable<NoteLine>
            caption={t('炉批号')}
            dataSource={items}
            columns={[
              {
                key: 'material',
                title: t('材料'),
                width: 170,
                render: (_, { materialName, spec }) => `${materialName} ${spec}`,
              },
              {
                key: 'quantity',
                title: t('送货数量'),
                width: 110,
                align: 'right',
                render: (_, { quantity, unit }) => (
                  <span className={textStyles.number}>{`${formatQuantity(quantity)} ${unitWord(unit)}`}</span>
                ),
              },
              { ...column('heatNo'), width: 260 },
              { ...column('mill'), width: 200 },
            ]}
          />
        )}
      </FormRows>
    </FieldGroup>
  )
}
