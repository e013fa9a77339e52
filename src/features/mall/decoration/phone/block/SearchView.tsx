import { useTranslation } from 'react-i18next'
import { wireText } from '#domain/wire'
import { cardsOf } from '#features/mall/decoration/model/kind/cards'
import type { BlockViewProps } from '#features/mall/decoration/view/pageView'
import styles from './SearchView.module.css'

/** The place where buyers type what they look for. */
export function SearchView({ block }: BlockViewProps) {
  const { t } = useTranslation()
  return <div className={styles.box}>{wireText(cardsOf(block)[0]?.title) || t('搜索')}</div>
}
