import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatQuantity } from '#domain/money'
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
    <Table<FreightChild>
      aria-label={name}
      size="small"
      rowKey="areaId"
      pagination={false}
      dataSource={rows}
      columns={[
        {
          key: 'area',
          title: t(rowFields.regions.label),
          render: (_, { area }) => area.replace(/,$/, '').replaceAll(',', '、'),
        },
        { key: 'first', title: t(words.first), align: 'right', render: (_, row) => formatQuantity(row.firstCompany) },
        {
          key: 'firstPrice',
          title: t(rowFields.firstPrice.label),
          align: 'right',
          render: (_, row) => formatMoney(row.firstPrice),
        },
        {
          key: 'continued',
          title: t(words.continued),
          align: 'right',
          render: (_, row) => formatQuantity(row.continuedCompany),
        },
        {
          key: 'continuedPrice',
          title: t(rowFields.continuedPrice.label),
          align: 'right',
          render: (_, row) => formatMoney(row.continuedPrice),
        },
      ]}
    />
  )
}
