import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import type { SkuDetail } from '#features/mall/goods/model'
import { FigureInput } from '#shared/fields/FigureInput'
import { FormField } from '#shared/form/FormField'
import { RecordTable } from '#shared/record/RecordTable'
import { EmptyState } from '#shared/ui/states'
import styles from './PriceRows.module.css'

type Props = { skus: readonly Pick<SkuDetail, 'id' | 'simpleSpecs' | 'sn' | 'price'>[]; isSaving: boolean }

/** The prices of a product's SKUs, and beside each its new one; an empty one stays. */
export function PriceRows({ skus, isSaving }: Props) {
  const { t } = useTranslation()
  if (skus.length === 0) return <EmptyState text={t('选择商品后在这里填写各规格的新价格')} />
  return (
    <RecordTable
      className={styles.table}
      caption={t('各规格的新价格')}
      dataSource={[...skus]}
      columns={[
        { key: 'specs', title: t('规格'), width: 136, render: (_, sku) => sku.simpleSpecs.trim() || t('无规格') },
        { key: 'sn', title: t('货号'), dataIndex: 'sn', width: 104 },
        {
          key: 'price',
          title: t('变更前（元）'),
          width: 110,
          align: 'right',
          render: (_, { price }) => formatMoney(price),
        },
        {
          key: 'after',
          title: t('新价格（元）'),
          width: 150,
          render: (_, { id, simpleSpecs }) => (
            <FormField name={['prices', id]} field="price" label={null} checkOn="onBlur">
              <FigureInput
                placeholder={t('不改')}
                disabled={isSaving}
                aria-label={t('{{specs}} 新价格', { specs: simpleSpecs.trim() || t('无规格') })}
              />
            </FormField>
          ),
        },
      ]}
    />
  )
}
