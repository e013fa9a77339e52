import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './IdleWarning.module.css'
import { stayActive, useIdle } from './idle'

/** Warns of the idle sign-out. It takes no focus: a form keeps its caret, and any activity cancels the countdown. */
export function IdleWarning() {
  const { t } = useTranslation()
  const secondsLeft = useIdle((state) => state.secondsLeft)
  if (secondsLeft === null) return null
  return (
    <section className={styles.warning} aria-label={t('即将自动退出登录')}>
      <strong role="alert">{t('即将自动退出登录')}</strong>
      {/* Not read out every second. */}
      <span aria-live="off" role="timer">
        {t('{{secondsLeft}} 秒后退出。移动鼠标或按任意键即可继续使用，未提交的内容会存为草稿。', { secondsLeft })}
      </span>
      <Button type="primary" onClick={stayActive}>
        {t('继续使用')}
      </Button>
    </section>
  )
}
