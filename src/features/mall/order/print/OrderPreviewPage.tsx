import { PrinterOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { Button, Segmented, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { mallOrders } from '#features/mall/order/api'
import { isShipped } from '#features/mall/order/model'
import { PrintJob } from '#shared/print/PrintJob'
import { type PaperSizeName, paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { usePrintPrefs } from '#shared/print/usePrintPrefs'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { MAX_PRINT_ORDERS } from './openShippingNotes'
import { ShippingNote } from './ShippingNote'

const PAPERS: PaperSizeName[] = ['A4', '241x279', '241x140']

/** 发货单打印预览: the note that ships with the goods, on A4 or continuous paper; prices and phones are shown on demand. */
export default function OrderPreviewPage() {
  const { t } = useTranslation()
  const sns = (useSearchParams()[0].get('sns') ?? '').split(',').filter(Boolean).slice(0, MAX_PRINT_ORDERS)
  const [prefs, changePrefs] = usePrintPrefs('order', 'A4')
  const [isPhoneShown, showPhone] = useState(false)
  const paper = paperSizes[prefs.paper]
  const records = useQueries({ queries: sns.map((sn) => ({ ...mallOrders.detail(sn), meta: IN_PLACE })) })
  const shipped = records.flatMap(({ data }) => (data && isShipped(data) ? [data.sn] : []))
  const packages = useQueries({ queries: shipped.map((sn) => ({ ...mallOrders.packages(sn), meta: IN_PLACE })) })
  const queries = [...records, ...packages]
  const orders = records.flatMap(({ data }) => (data && data.orderItems.length > 0 ? [data] : []))
  const failed = queries.find(({ isError }) => isError)
  const isReading = queries.some(({ isLoading }) => isLoading)
  const isReady = !isReading && !failed && orders.length > 0
  const [only] = orders
  const title =
    orders.length === 1 && only ? `${t('发货单')}_${only.sn}` : t('发货单_{{count}}张', { count: orders.length })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <Segmented
          aria-label={t('纸张')}
          value={paper.name}
          options={PAPERS.map((name) => ({ value: name, label: t(paperSizes[name].label) }))}
          onChange={(name) => changePrefs({ paper: name })}
        />
        <span>
          <Switch
            size="small"
            checked={prefs.showPrice}
            aria-label={t('打印价格')}
            onChange={(showPrice) => changePrefs({ showPrice })}
          />{' '}
          {t('打印价格')}
        </span>
        <span>
          <Switch size="small" checked={isPhoneShown} aria-label={t('显示完整电话')} onChange={showPhone} />{' '}
          {t('显示完整电话')}
        </span>
        <span className={previewStyles.actions}>
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden="true" />}
            disabled={!isReady}
            onClick={() => window.print()}
          >
            {t('打印')}
          </Button>
        </span>
      </div>
      {isReading && <PageLoading />}
      {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
      {!isReading && !failed && orders.length === 0 && (
        <EmptyState text={t('没有可打印的发货单。')} action={<Button href="/home">{t('返回首页')}</Button>} />
      )}
      {isReady && (
        <PrintJob paper={paper} offset={prefs.offset}>
          {orders.map((order) => (
            <ShippingNote
              key={order.sn}
              order={order}
              parcels={packages[shipped.indexOf(order.sn)]?.data ?? []}
              paper={paper}
              showPrice={prefs.showPrice}
              isPhoneShown={isPhoneShown}
            />
          ))}
        </PrintJob>
      )}
    </main>
  )
}
