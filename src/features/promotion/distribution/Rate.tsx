import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { decimal, formatPercent } from '#domain/money'
import textStyles from '#shared/ui/text.module.css'
import type { DistributionGoods } from './model'

/** A commission in percent of the price; says so where the price has since gone below it. */
export function Rate({ goods: { rate } }: { goods: DistributionGoods }) {
  const { t } = useTranslation()
  if (decimal(rate)?.gt(100)) return <Tag color="error">{t('高于价格')}</Tag>
  return <span className={textStyles.number}>{formatPercent(rate)}</span>
}
