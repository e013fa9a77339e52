import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons'
import { Button, Tag } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { moved } from '#features/common/file/model'
import { liveGoodsFields } from '#features/promotion/live/fields'
import { CARD_GOODS, type LiveGoods, priceText } from '#features/promotion/live/model'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import textStyles from '#shared/ui/text.module.css'
import styles from './StudioGoodsTable.module.css'

type Props = {
  goods: readonly LiveGoods[]
  /** Without it the goods are shown only. */
  onChange?: (goods: LiveGoods[]) => void
  disabled?: boolean
}

/** The goods of a room in their order, which dragging or the buttons change. */
export function StudioGoodsTable({ goods, onChange, disabled = false }: Props) {
  const { t } = useTranslation()
  const dragged = useRef(-1)
  const isFixed = !onChange || disabled
  const move = (from: number, to: number) => {
    if (from >= 0 && from !== to) onChange?.(moved(goods, from, to))
  }
  const columns = [
    {
      key: 'order',
      title: t('顺序'),
      width: 90,
      render: (_: unknown, _row: LiveGoods, index: number) => (
        <span className={styles.order}>
          {index + 1} {index < CARD_GOODS && <Tag color="processing">{t('卡片')}</Tag>}
        </span>
      ),
    },
    {
      key: 'name',
      title: t(liveGoodsFields.name.label),
      width: 320,
      render: (_: unknown, { goodsImage, name }: LiveGoods) => <PictureCell image={goodsImage} name={name} />,
    },
    {
      key: 'price',
      title: t(liveGoodsFields.price.label),
      width: 230,
      align: 'right' as const,
      render: (_: unknown, row: LiveGoods) => (
        <span className={textStyles.number}>{translateMessage(t, priceText(row))}</span>
      ),
    },
    {
      key: 'quantity',
      title: t(liveGoodsFields.quantity.label),
      width: 100,
      align: 'right' as const,
      render: (_: unknown, { quantity }: LiveGoods) => (
        <span className={textStyles.number}>{formatQuantity(quantity)}</span>
      ),
    },
  ]
  const buttons = {
    key: 'buttons',
    title: t('操作'),
    width: 130,
    render: (_: unknown, { id, name }: LiveGoods, index: number) => (
      <span className={styles.buttons}>
        <Button
          type="text"
          size="small"
          icon={<ArrowUpOutlined aria-hidden="true" />}
          disabled={disabled || index === 0}
          aria-label={t('上移 {{name}}', { name })}
          onClick={() => move(index, index - 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<ArrowDownOutlined aria-hidden="true" />}
          disabled={disabled || index === goods.length - 1}
          aria-label={t('下移 {{name}}', { name })}
          onClick={() => move(index, index + 1)}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden="true" />}
          disabled={disabled}
          aria-label={t('移除 {{name}}', { name })}
          onClick={() => onChange?.(goods.filter((one) => one.id !== id))}
        />
      </span>
    ),
  }
  return (
    <RecordTable<LiveGoods>
      caption={t('直播商品')}
      columns={onChange ? [...columns, buttons] : columns}
      dataSource={goods}
      onRow={(_row, index = 0) => ({
        draggable: !isFixed,
        onDragStart: () => {
          dragged.current = index
        },
        onDragEnd: () => {
          dragged.current = -1
        },
        onDragOver: (event) => !isFixed && event.preventDefault(),
        onDrop: (event) => {
          event.preventDefault()
          if (!isFixed) move(dragged.current, index)
        },
      })}
      empty={t('还没有直播商品')}
    />
  )
}
