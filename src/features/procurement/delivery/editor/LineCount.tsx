import { useTranslation } from 'react-i18next'
import { MAX_DELIVERY_ROWS } from '#domain/rules'
import textStyles from '#shared/ui/text.module.css'

/** How many of the lines that fit on a note are chosen. */
export function LineCount({ count }: { count: number }) {
  const { t } = useTranslation()
  const figures = { count, max: MAX_DELIVERY_ROWS }
  if (count < MAX_DELIVERY_ROWS) {
    return <span className={textStyles.secondary}>{t('已选 {{count}} / {{max}}', figures)}</span>
  }
  return (
    <span className={count > MAX_DELIVERY_ROWS ? textStyles.negative : undefined} role="status">
      {t('已选 {{count}} / {{max}}，一张送货单放不下更多，其余请另开一张', figures)}
    </span>
  )
}
