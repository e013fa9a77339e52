import { useTranslation } from 'react-i18next'
import { isChinese } from '#shared/i18n'
import { currentSiteTitle, currentVariant } from '#shared/variant'

/**
 * Name of the site in the current language. Tenants' titles are Chinese: other languages take the configured English
 * title, or the translated name of the mall.
 */
export function useSiteTitle(): string {
  const { t } = useTranslation()
  if (isChinese()) return currentSiteTitle()
  const { titleEn, mallName } = currentVariant()
  return titleEn ?? `${t(mallName)} ${t('供应商后台')}`
}
