import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSiteTitle } from '#shared/screen/useSiteTitle'
import { LanguageButtons } from '#shared/ui/language/LanguageButtons'
import { currentLogo, currentVariant, siteAddress } from '#shared/variant'
import styles from './EntrySection.module.css'

type Props = {
  /** Title of the document and name of the form. */
  title: string
  heading: string
  /** Links below the form. */
  links?: ReactNode
  /** Keeps the height of the longer of two forms, so that the tabs above them stay under the pointer. */
  isSteady?: boolean
  children: ReactNode
}

/** The frame of the pages before sign-in: what the product is, and a form beside it. */
export function EntrySection({ title, heading, links, isSteady = false, children }: Props) {
  const { t } = useTranslation()
  const site = useSiteTitle()
  const { signInPicture, privacyUrl, icp } = currentVariant()
  const picture = signInPicture && { backgroundImage: `url("${encodeURI(siteAddress(signInPicture))}")` }
  useEffect(() => {
    document.title = `${title} - ${site}`
  }, [title, site])
  return (
    <div className={styles.page}>
      <aside className={styles.side} style={picture || undefined}>
        <img src={currentLogo()} alt="" width={44} height={44} />
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
          <LanguageButtons />
        </div>
        <section className={isSteady ? `${styles.card} ${styles.steady}` : styles.card} aria-label={title}>
          <h2>{heading}</h2>
          {children}
          {links && <nav className={styles.links}>{links}</nav>}
        </section>
        {(privacyUrl || icp) && (
          <footer className={styles.legal}>
            {privacyUrl && (
              <a href={siteAddress(privacyUrl)} target="_blank" rel="noreferrer">
                {t('隐私声明')}
              </a>
            )}
            {icp && (
              <a href="https://beian.miit.gov.cn/" target="_blank" rel="noreferrer">
                {icp}
              </a>
            )}
          </footer>
        )}
      </main>
    </div>
  )
}
