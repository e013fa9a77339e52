import { Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import type { MallOrder } from '#features/mall/order/shape'
import { EmptyState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'

/** The log of an order: what was done and by whom; the latest first. */
export function OrderLogs({ logs }: { logs: MallOrder['orderLogs'] }) {
  const { t } = useTranslation()
  if (logs.length === 0) return <EmptyState text={t('还没有日志')} />
  return (
    <Timeline
      items={[...logs].reverse().map((log, at) => ({
        key: log.id || at,
        content: (
          <>
            <div>{log.message}</div>
            <div className={textStyles.secondary}>
              {[log.createTime, t(log.operatorType), log.operatorName === log.operatorType ? '' : log.operatorName]
                .filter(Boolean)
                .join('　')}
            </div>
          </>
        ),
      }))}
    />
  )
}
