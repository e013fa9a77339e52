import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { partsOf } from '#features/mall/decoration/model/kind/siteKinds'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './NavView.module.css'

/** The head of the site: what every page has, and the quick links of this one. */
export function NavView({ block }: BlockViewProps) {
  const { t } = useTranslation()
  const items = partsOf(block)[0]?.cards ?? []
  return (
    <div className={styles.head}>
      <div className={styles.bar}>{HEAD.map((word) => t(word)).join(' | ')}</div>
      <div className={styles.search}>
        <span>{t('搜本店')}</span>
        <strong>{t('搜索')}</strong>
      </div>
      <div className={styles.items}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards have no id, and their views hold no state
          <span key={at} data-card={at}>
            {wireText(item.name) || t('导航')}
          </span>
        ))}
      </div>
    </div>
  )
}

const HEAD = ['立即注册', '请登录', '我的订单', '我的足迹', '购物车', '店铺入驻'] as const
