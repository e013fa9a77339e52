import { useTranslation } from 'react-i18next'
import { isChinese } from '#shared/i18n'
import { currentSiteTitle, currentVariant } from '#shared/variant'

/**
 * Name of the site in the current language. Other languages use one fixed name, since tenants' titles are Chinese
 * names.
 */
export function useSiteTitle(): string {
  const { t } = useTranslation()
  return isChinese() ? currentSiteTitle() : `${t(currentVariant().mallName)} ${t('供应商后台')}`
}
