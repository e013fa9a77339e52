import { useTranslation } from 'react-i18next'
import styles from './SeckillView.module.css'

/** The sessions of the day: the products come from the promotions, so there is nothing to set. */
export function SeckillView() {
  const { t } = useTranslation()
  return (
    <div className={styles.box}>
      <strong>{t('限时秒杀')}</strong>
      <span>{t('买家看到正在进行的秒杀商品和倒计时；商品在「秒杀活动」中申请')}</span>
    </div>
  )
}
