import { Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shops } from '#features/mall/decoration/api'
import { type Shop, shopStates } from '#features/mall/decoration/model'
import { StatusTag } from '#shared/fields/FieldValue'
import { EndlessList } from '#shared/list/endless/EndlessList'
import { useEndlessPages } from '#shared/list/endless/useEndlessPages'
import { SafeImage } from '#shared/media/SafeImage'
import { EmptyState } from '#shared/ui/states'
import styles from './ShopListPicker.module.css'

type Props = {
  /** The chosen shop; null for none. */
  chosen: Pick<Shop, 'id'> | null
  onChange: (shop: Shop) => void
}

/** Shops per page, by spec §9. */
const PAGE_SIZE = 10
const STATE = { table: shopStates }
/** Side of a logo, px. */
const LOGO = 32

/** The open shops of the mall, to search and to choose one from, inside a dialog. */
export function ShopListPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation()
  const [storeName, setStoreName] = useState('')
  const pages = useEndlessPages(
    (pageNumber) => shops.open({ ...(storeName && { storeName }), pageNumber, pageSize: PAGE_SIZE }),
    PAGE_SIZE,
  )
  return (
    <div className={styles.body}>
      <Input.Search
        className={styles.search}
        placeholder={t('店铺名称')}
        aria-label={t('店铺名称')}
        allowClear
        enterButton={t('搜索')}
        onSearch={(value) => {
          const next = value.trim()
          if (next === storeName) void pages.query.refetch()
          else setStoreName(next)
        }}
      />
      <EndlessList pages={pages} empty={<EmptyState text={t('没有找到店铺')} />}>
        <Radio.Group
          className={styles.shops}
          aria-label={t('店铺')}
          value={chosen?.id ?? ''}
          onChange={({ target }) => {
            const shop = pages.rows.find(({ id }) => id === target.value)
            if (shop) onChange(shop)
          }}
        >
          {pages.rows.map((shop) => (
            <Radio key={shop.id} value={shop.id} className={styles.shop}>
              <span className={styles.row}>
                <SafeImage url={shop.storeLogo} alt="" width={LOGO} height={LOGO} />
                <span className={styles.name}>{shop.storeName}</span>
                <span className={styles.kind}>{shop.selfOperated ? t('自营') : t('非自营')}</span>
                <StatusTag field={STATE} value={shop.storeDisable} />
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </EndlessList>
    </div>
  )
}
