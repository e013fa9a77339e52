import { useQuery } from '@tanstack/react-query'
import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatQuantity } from '#domain/money'
import { translateMessage } from '#domain/text'
import { liveGoods } from '#features/promotion/live/api'
import { liveGoodsFields } from '#features/promotion/live/fields'
import { type LiveGoods, priceText } from '#features/promotion/live/model'
import { PictureCell } from '#shared/media/PictureCell'
import { RecordTable } from '#shared/record/RecordTable'
import { IN_PLACE } from '#shared/resource'

const SIZE = 10

type Props = { chosen: readonly LiveGoods[]; onPick: (goods: LiveGoods[]) => void; onClose: () => void }

/** The dialog that chooses from the approved live goods. Those chosen before keep their places. */
export default function LiveGoodsDialog({ chosen: given, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [current, setCurrent] = useState(1)
  const [chosen, setChosen] = useState(given)
  const filter = { auditStatus: '2', name: name.trim(), pageNumber: current, pageSize: SIZE }
  const query = useQuery({ ...liveGoods.page(filter), meta: IN_PLACE })
  const rows = query.data?.records ?? []
  const choose = (keys: readonly React.Key[]) => {
    const kept = chosen.filter(({ id }) => keys.includes(id))
    setChosen([...kept, ...rows.filter(({ id }) => keys.includes(id) && !kept.some((one) => one.id === id))])
  }
  return (
    <Modal
      open
      width={960}
      title={t('选择直播商品')}
      okText={t('确定')}
      cancelText={t('取消')}
      mask={{ closable: chosen === given }}
      onCancel={onClose}
      onOk={() => {
        onPick([...chosen])
        onClose()
      }}
    >
      <Input.Search
        aria-label={t(liveGoodsFields.name.label)}
        placeholder={t('输入商品名称查找')}
        allowClear
        onSearch={(typed) => {
          setName(typed)
          setCurrent(1)
        }}
      />
      <RecordTable<LiveGoods>
        caption={t('已审核的直播商品')}
        columns={[
          {
            key: 'name',
            title: t(liveGoodsFields.name.label),
            width: 380,
            render: (_, { goodsImage, name: label }) => <PictureCell image={goodsImage} name={label} />,
          },
          {
            key: 'price',
            title: t(liveGoodsFields.price.label),
            width: 230,
            align: 'right',
            render: (_, row) => translateMessage(t, priceText(row)),
          },
          {
            key: 'quantity',
            title: t(liveGoodsFields.quantity.label),
            width: 100,
            align: 'right',
            render: (_, { quantity }) => formatQuantity(quantity),
          },
        ]}
        dataSource={rows}
        query={query}
        rowSelection={{
          preserveSelectedRowKeys: true,
          selectedRowKeys: chosen.map(({ id }) => id),
          onChange: choose,
          getCheckboxProps: ({ name: label }) => ({ 'aria-label': t('选择 {{name}}', { name: label }) }),
        }}
        pagination={{
          current,
          pageSize: SIZE,
          total: query.data?.total ?? 0,
          showSizeChanger: false,
          onChange: setCurrent,
        }}
        empty={t('没有已审核的直播商品，请先在直播商品中提审')}
      />
      <span role="status">{t('已选 {{count}} 项', { count: chosen.length })}</span>
    </Modal>
  )
}
