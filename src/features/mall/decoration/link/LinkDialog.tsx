import { Modal, Tabs } from 'antd'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import type { ChosenShop } from '#features/mall/decoration/model'
import {
  categoryOf,
  goodsLink,
  isLink,
  type Link,
  linkText,
  shopLink,
} from '#features/mall/decoration/model/link/links'
import { ShopListPicker } from '#features/mall/decoration/shop/ShopListPicker'
import type { ChosenSku, GoodsSku } from '#features/mall/goods/model'
import { SkuListPicker } from '#features/mall/goods/picker/SkuListPicker'
import { useFocusBack } from '#shared/dialog/useFocusBack'
import { CategoryLinks } from './CategoryLinks'
import styles from './LinkDialog.module.css'
import { OtherLinks } from './OtherLinks'
import { isOther, otherError } from './otherChoice'

type Tab = 'goods' | 'other' | 'shops' | 'category'

type Props = { isSite: boolean; value: Link; onPick: (link: Link) => void; onClose: () => void }

/**
 * Chooses where a picture leads: to a product, a page of the mall, a shop, or a category: what buyers' clients open.
 * Nothing is applied before 确定.
 */
export default function LinkDialog({ isSite, value, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const [known] = useState(() => new Map<string, GoodsSku>())
  const [goods, setGoods] = useState(goodsOf(value))
  const [other, setOther] = useState<Link>(isOther(value) ? value : '')
  const [isChecked, setChecked] = useState(false)
  const [shop, setShop] = useState<Link>(isShop(value) ? value : '')
  const [category, setCategory] = useState<Link>(categoryOf(value) ? value : '')
  const [tab, setTab] = useState<Tab>(
    isShop(value) ? 'shops' : categoryOf(value) ? 'category' : other === '' ? 'goods' : 'other',
  )
  useFocusBack()
  const [sku] = goods
  const picked = { other, category, shops: shop, goods: sku && goodsLink(known.get(sku.id) ?? sku) }[tab]
  return (
    <Modal
      open
      centered
      width={1120}
      title={t('选择链接')}
      okText={t('确定')}
      cancelText={t('取消')}
      okButtonProps={{ disabled: !picked }}
      onCancel={onClose}
      onOk={() => {
        if (tab === 'other' && otherError(other)) return setChecked(true)
        if (picked) onPick(picked)
        onClose()
      }}
    >
      {isLink(value) && (
        <p className={styles.present}>{t('现在的链接：{{name}}', { name: translateMessage(t, linkText(value)) })}</p>
      )}
      {/* Events pass through a portal to the form around it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only stops events */}
      <div onSubmit={stop} onKeyDown={stop}>
        <Tabs
          activeKey={tab}
          onChange={(key) => setTab(key as Tab)}
          items={[
            {
              key: 'goods',
              label: t('商品'),
              children: <SkuListPicker max={1} chosen={goods} known={known} onChange={setGoods} />,
            },
            {
              key: 'other',
              label: t('其他'),
              children: <OtherLinks isSite={isSite} value={other} isChecked={isChecked} onChange={setOther} />,
            },
            {
              key: 'shops',
              label: t('店铺'),
              children: <ShopListPicker chosen={chosenShop(shop)} onChange={(one) => setShop(shopLink(one))} />,
            },
            {
              key: 'category',
              label: t('分类'),
              children: <CategoryLinks value={category} onChange={setCategory} />,
            },
          ]}
        />
      </div>
    </Modal>
  )
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

/** The product that a link leads to. */
function goodsOf(link: Link): readonly ChosenSku[] {
  if (!isRecord(link) || link.___type !== 'goods' || wireText(link.id) === '') return []
  return [{ id: wireText(link.id), goodsName: wireText(link.goodsName), price: wireText(link.price) || null }]
}

function isShop(link: Link): boolean {
  return isRecord(link) && link.___type === 'shops'
}

function chosenShop(link: Link): ChosenShop | null {
  return isRecord(link) ? { id: wireText(link.id), storeName: wireText(link.storeName) } : null
}
