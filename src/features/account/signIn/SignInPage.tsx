import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LangButton } from '#shared/ui/LangButton'
import { currentSiteTitle, currentVariant } from '#shared/variant'
import type { SignInWay } from './model'
import { SignInForm } from './SignInForm'
import styles from './SignInPage.module.css'

/** The sign-in page of either variant. After sign-in the access rules redirect to the requested path. */
export default function SignInPage({ way }: { way: SignInWay }) {
  const { t, i18n } = useTranslation()
  const isEnglish = i18n.language === 'en-US'
  const site = isEnglish ? `${t(currentVariant().mallName)} ${t('供应商后台')}` : currentSiteTitle()
  useEffect(() => {
    document.title = `${t('登录')} - ${site}`
  }, [t, site])
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <img src="/favicon.svg" alt="" width={44} height={44} />
        <h1>{site}</h1>
        <p>{t('合同、送货、验收、结算，一处办完。')}</p>
        <ul>
          <li>{t('送货单按 A4、241×140、241×93 纸张准确打印')}</li>
          <li>{t('填写的内容自动保存，断网、刷新都不丢')}</li>
          <li>{t('数量与金额精确到分，与结算单一致')}</li>
        </ul>
      </aside>
      <main className={styles.main}>
        <div className={styles.lang}>
          <LangButton />
        </div>
        <section className={styles.card} aria-label={t('登录')}>
          <h2>{t(way === 'material' ? '材料供应商登录' : '集采供应商登录')}</h2>
          <SignInForm way={way} onSignedIn={() => undefined} />
        </section>
      </main>
    </div>
  )
}
