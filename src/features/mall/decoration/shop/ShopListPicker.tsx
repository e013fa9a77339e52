import { Button, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shops } from '#features/mall/decoration/api'
import type { ChosenShop, Shop } from '#features/mall/decoration/model'
import { EndlessList } from '#shared/list/endless/EndlessList'
import { useEndlessPages } from '#shared/list/endless/useEndlessPages'
import { EmptyState } from '#shared/ui/states'
import styles from './ShopListPicker.module.css'
import { ShopOption } from './ShopOption'

type Props = {
  /** The chosen shop, also where no loaded row has it; null for none. */
  chosen: ChosenShop | null
  onChange: (shop: Shop) => void
}

/** Shops per page. */
const PAGE_SIZE = 10

/** The open shops of the mall, to search and to choose one from, inside a dialog. */
export function ShopListPicker({ chosen, onChange }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [storeName, setStoreName] = useState('')
  const pages = useEndlessPages(
    (pageNumber) => shops.open({ ...(storeName && { storeName }), pageNumber, pageSize: PAGE_SIZE }),
    PAGE_SIZE,
  )
  const search = (value: string) => {
    const next = value.trim()
    setTyped(value)
    if (next === storeName) void pages.query.refetch()
    else setStoreName(next)
  }
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <Input.Search
          className={styles.search}
          placeholder={t('店铺名称')}
          aria-label={t('店铺名称')}
          allowClear
          enterButton={t('搜索')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onSearch={search}
        />
        <span role="status" className={styles.chosen}>
          {chosen && t('已选店铺：{{name}}', { name: chosen.storeName || chosen.id })}
        </span>
      </div>
      <EndlessList
        pages={pages}
        empty={
          <EmptyState
            text={t('没有找到店铺')}
            action={storeName && <Button onClick={() => search('')}>{t('查看全部')}</Button>}
          />
        }
      >
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
            <ShopOption key={shop.id} shop={shop} />
          ))}
        </Radio.Group>
      </EndlessList>
    </div>
  )
}
