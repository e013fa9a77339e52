import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { closeAndGo } from '#shared/navigation'
import { Section } from '#shared/record/Section'
import { useTab } from '#shared/tab'
import { ChangePasswordForm } from './ChangePasswordForm'
import styles from './ChangePasswordPage.module.css'

/** 修改密码. */
export default function ChangePasswordPage() {
  const { t } = useTranslation()
  const tab = useTab()
  const close = () => closeAndGo('personal-enter', {}, tab.key)
  return (
    <Section title={t('修改密码')}>
      <div className={styles.form}>
        <ChangePasswordForm back={<Button onClick={close}>{t('取消')}</Button>} />
      </div>
    </Section>
  )
}
