import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { flushDrafts } from '#shared/dirtyForms'
import { clearSession, useSession } from '#shared/session'
import { LanguageButtons } from '#shared/ui/language/LanguageButtons'
import { currentLogo, currentSiteTitle } from '#shared/variant'
import styles from './OnboardingFrame.module.css'

/** The frame of an application: outside the shell, since there is no shop yet. */
export function OnboardingFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const user = useSession((session) => session.user)
  useEffect(() => {
    document.title = `${t('供应商入驻')} - ${currentSiteTitle()}`
  }, [t])
  const leave = async () => {
    await flushDrafts()
    clearSession()
    queryClient.clear()
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <img src={currentLogo()} alt="" width={28} height={28} />
        <h1>{t('供应商入驻')}</h1>
        <span className={styles.user}>{user?.userName}</span>
        <LanguageButtons />
        {user?.isApplicant && (
          <Button type="text" onClick={() => void leave()}>
            {t('退出登录')}
          </Button>
        )}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
