import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
import { RecordTable } from '#shared/record/RecordTable'
import { EmptyState } from '#shared/ui/states'
import { rowFields } from './fields'
import { columnWords, type FreightChild, type FreightTemplate } from './model'

/** The charges of a template by cities. */
export function FreightRows({ template }: { template: FreightTemplate }) {
  const { t } = useTranslation()
  const { pricingMethod, freightTemplateChildList: rows, name } = template
  if (pricingMethod === 'FREE') return <EmptyState text={t('包邮：全国不收运费')} />
  const words = columnWords(pricingMethod)
  return (
    <RecordTable<FreightChild>
      caption={name}
      rowKey="areaId"
      dataSource={rows}
      columns={[
        {
          key: 'area',
          title: t(rowFields.regions.label),
          width: 240,
          render: (_, { area }) => area.replace(/,$/, '').replaceAll(',', '、'),
        },
        {
          key: 'first',
          title: t(words.first),
          width: 110,
          align: 'right',
          render: (_, row) => formatQuantity(row.firstCompany),
        },
        {
          key: 'firstPrice',
          title: t(rowFields.firstPrice.label),
          width: 110,
          align: 'right',
          render: (_, row) => formatMoney(row.firstPrice),
        },
        {
          key: 'continued',
          title: t(words.continued),
          width: 110,
          align: 'right',
          render: (_, row) => formatQuantity(row.continuedCompany),
        },
        {
          key: 'continuedPrice',
          title: t(rowFields.continuedPrice.label),
          width: 110,
          align: 'right',
          render: (_, row) => formatMoney(row.continuedPrice),
        },
      ]}
    />
  )
}
