import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#domain/money'
import { piecesText } from '#features/mall/sale/model'
import { SEARCH_TYPES } from '#features/overview/statistics/period/model'
import { canGo } from '#shared/navigation'
import { PageLink } from '#shared/ui/PageLink'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { statistics } from './api'
import styles from './SalesSection.module.css'

/** Number of products shown. */
const TOP = 5

/** The mall's sales of today, and what sold best in the last thirty days. */
export function SalesSection() {
  const { t } = useTranslation()
  const { data: today, isPending } = useQuery({ ...statistics.shop(null), meta: { silent: true } })
  const sold = useQuery({ ...statistics.goods({ type: 'PRICE', searchType: 'LAST_THIRTY' }), meta: { silent: true } })
  const best = sold.data?.slice(0, TOP) ?? []
  if (isPending || sold.isPending) return <div className={styles.waiting} />
  if (!today && best.length === 0 && !sold.isError) return null
  return (
    <section className={styles.section} aria-label={t('商城销售')}>
      <h2>{t('商城销售')}</h2>
      <p>
        <PageLink name="orderStatistics" query={{ period: 'TODAY' }}>
          {t('订单统计')}
        </PageLink>
      </p>
      {today && (
        <p>
          {t('今日付款 {{count}} 单', { count: today.orderNum ?? 0 })}{' '}
          <strong className={textStyles.number}>¥{formatMoney(today.orderPrice)}</strong>
        </p>
      )}
      {sold.isError && !sold.data && <ErrorState query={sold} />}
      {best.length > 0 && (
        <table className={styles.best}>
          <caption>{t('{{period}}热销（元）', { period: t(SEARCH_TYPES.LAST_THIRTY) })}</caption>
          <tbody>
            {best.map(({ goodsId, goodsName, goodsUnit, num, price }) => (
              <tr key={goodsId}>
                <th scope="row">
                  {canGo('goods') ? (
                    <PageLink name="goods" query={{ view: goodsId }}>
                      {goodsName}
                    </PageLink>
                  ) : (
                    goodsName
                  )}
                </th>
                <td>× {piecesText([{ goodsUnit, num }])}</td>
                <td>{formatMoney(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
