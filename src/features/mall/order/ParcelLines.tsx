import { Input, Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormField } from '#shared/form/FormField'
import { FormRows } from '#shared/form/FormRows'
import { PictureCell } from '#shared/ui/PictureCell'
import { reachableTable } from '#shared/ui/reachableTable'
import { parcelLineFields } from './fields'
import { specText, unsent } from './model'
import type { OrderItem } from './shape'

/** How many of each line go into the parcel; lines that were sent are left out. */
export function ParcelLines({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation()
  const left = items.filter((item) => unsent(item) > 0)
  return (
    <FormRows name="lines" fields={parcelLineFields}>
      {(rows) => (
        <Table
          aria-label={t('要发的商品')}
          components={reachableTable}
          size="small"
          rowKey="key"
          pagination={false}
          dataSource={rows}
          columns={[
            {
              key: 'goods',
              title: t('商品'),
              render: (_, { name }) => {
                const item = left[name]
                return item && <PictureCell image={item.image} name={item.goodsName} note={specText(item.specs)} />
              },
            },
            { key: 'all', title: t('数量'), width: 70, align: 'right', render: (_, { name }) => left[name]?.num },
            {
              key: 'sent',
              title: t('已发数量'),
              width: 90,
              align: 'right',
              render: (_, { name }) => left[name]?.deliverNumber ?? 0,
            },
            {
              key: 'num',
              title: t('本次发货'),
              width: 150,
              render: (_, { name }) => (
                <FormField name={[name, 'num']} label={null} checkOn="onBlur">
                  <Input
                    inputMode="numeric"
                    maxLength={9}
                    aria-label={t('{{goods}} 本次发货', { goods: left[name]?.goodsName ?? '' })}
                  />
                </FormField>
              ),
            },
          ]}
        />
      )}
    </FormRows>
  )
}
