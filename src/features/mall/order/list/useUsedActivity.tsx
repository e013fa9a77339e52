import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParam } from '#shared/useSearchParam'

/**
 * Narrows a list of orders to the paid ones that used the activity of the address: the parameters of its query, and a
 * tag that says so and ends it. The address holds the name as well, because an id does not say of which kind it is.
 */
export function useUsedActivity() {
  const { t } = useTranslation()
  const [promotionId, setPromotionId] = useSearchParam('promotionId', 'promotionName')
  const [name] = useSearchParam('promotionName')
  if (promotionId === '') return { params: undefined, tag: null }
  return {
    params: { promotionId, payStatus: 'PAID' },
    tag: (
      <Tag closable={{ 'aria-label': t('显示全部订单') }} onClose={() => setPromotionId('')}>
        {t('只看用了活动 {{name}} 的已付款订单', { name: name || promotionId })}
      </Tag>
    ),
  }
}
