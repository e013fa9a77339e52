import { useTranslation } from 'react-i18next'
import { specText } from '#features/mall/order/model'
import type { OrderItem } from '#features/mall/order/shape'
import { piecesText } from '#features/mall/sale/model'
import { FigureInput } from '#shared/fields/FigureInput'
import { FormField } from '#shared/form/FormField'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import styles from './ParcelLines.module.css'
import { toShip } from './parcel'

/** How many of each line go into the parcel; fully shipped lines are left out. */
export function ParcelLines({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation()
  return (
    <RecordTable
      caption={t('要发的商品')}
      dataSource={toShip(items)}
      columns={[
        {
          key: 'goods',
          title: t('商品'),
          width: 240,
          render: (_, item) => <PictureCell image={item.image} name={item.goodsName} note={specText(item.specs)} />,
        },
        { key: 'all', title: t('数量'), width: 80, align: 'right', render: (_, item) => piecesText([item]) },
        {
          key: 'sent',
          title: t('已发数量'),
          width: 90,
          align: 'right',
          render: (_, item) => piecesText([{ ...item, num: item.deliverNumber }]),
        },
        {
          key: 'num',
          title: t('本次发货'),
          width: 150,
          className: styles.count,
          render: (_, item) => (
            <FormField name={['counts', item.id]} field="num" label={null} checkOn="onBlur">
              <FigureInput isWhole aria-label={t('{{goods}} 本次发货', { goods: item.goodsName })} />
            </FormField>
          ),
        },
      ]}
    />
  )
}
