import { useTranslation } from 'react-i18next'
import { currentSiteTitle, currentVariant } from '#shared/variant'

/** Name of the site in the current language. English uses one fixed name, since tenants' titles are Chinese names. */
export function useSiteTitle(): string {
  const { t, i18n } = useTranslation()
  return i18n.language === 'en-US' ? `${t(currentVariant().mallName)} ${t('供应商后台')}` : currentSiteTitle()
}
