import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import errorStyles from '#shared/ui/error/ErrorScreen.module.css'
import styles from './MenuFailure.module.css'

/** Says that the menu failed to load, with a retry. Open pages keep working. */
export function MenuFailure({ retry, isCompact = false }: { retry: () => void; isCompact?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={isCompact ? styles.compact : errorStyles.page} role="alert">
      <p>{t('菜单加载失败')}</p>
      <Button size={isCompact ? 'small' : 'middle'} onClick={retry}>
        {t('重试')}
      </Button>
    </div>
  )
}
