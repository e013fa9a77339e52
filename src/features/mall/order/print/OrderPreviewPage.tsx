import { useQueries, useQuery } from '@tanstack/react-query'
import { Button, Segmented, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { mallOrders } from '#features/mall/order/api'
import { isShipped } from '#features/mall/order/model'
import { parcelsOf } from '#features/mall/order/parcels'
import { settings } from '#features/store/setting/api'
import { PrintButton } from '#shared/print/PrintButton'
import { PrintJob } from '#shared/print/PrintJob'
import { type PaperSizeName, paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { usePrintPrefs } from '#shared/print/usePrintPrefs'
import { IN_PLACE } from '#shared/resource'
import { siteUrl } from '#shared/sitePath'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { MAX_PRINT_ORDERS } from './openShippingNotes'
import { ParcelSlipDocument } from './ParcelSlipDocument'
import { slipsOf, slipTitle } from './parcelSlips'
import { ShippingNote } from './ShippingNote'

const PAPERS: PaperSizeName[] = ['A4', '241x279', '241x140']

/** 发货单与装箱单打印预览: notes of orders or slips of their parcels, on A4 or continuous paper; prices and phones on demand. */
export default function OrderPreviewPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const isSlip = params.get('document') === 'slip'
  const packageNo = params.get('packageNo') ?? ''
  const sns = (params.get('sns') ?? '').split(',').filter(Boolean).slice(0, MAX_PRINT_ORDERS)
  const wanted = params.get('paper')
  const named = PAPERS.find((name) => name === wanted)
  const [prefs, changePrefs] = usePrintPrefs('order', 'A4', named)
  // By default phone numbers are printed for the driver alone.
  const [isPhoneAsked, showPhone] = useState<boolean | null>(null)
  const paper = paperSizes[prefs.paper]
  const records = useQueries({ queries: sns.map((sn) => ({ ...mallOrders.detail(sn), meta: IN_PLACE })) })
  const shipped = records.flatMap(({ data }) => (data && isShipped(data) ? [data.sn] : []))
  const packages = useQueries({ queries: shipped.map((sn) => ({ ...mallOrders.packages(sn), meta: IN_PLACE })) })
  const contact = useQuery({ ...settings.contact('deliver'), meta: IN_PLACE })
  const queries = [...records, ...packages, contact]
  const orders = records.flatMap(({ data }) => (data && data.orderItems.length > 0 ? [data] : []))
  const failed = queries.find(({ isError }) => isError)
  const isReading = queries.some(({ isLoading }) => isLoading)
  const isReady = !isReading && !failed && orders.length > 0
  const documents = orders.map((order) => {
    const parcels = parcelsOf(order, packages[shipped.indexOf(order.sn)]?.data ?? [])
    const slips = slipsOf(order, parcels).filter(({ key }) => packageNo === '' || key === packageNo)
    return { order, parcels, slips }
  })
  const count = isSlip ? documents.reduce((sum, { slips }) => sum + slips.length, 0) : orders.length
  const [only] = orders
  const titles = new Set(documents.flatMap(({ slips }) => slips.map(slipTitle)))
  const slipName = titles.size > 1 ? t('装箱单与送货单') : t([...titles][0] ?? '装箱单')
  const isTruckOnly = isSlip && titles.size === 1 && titles.has('送货单')
  const name = isSlip ? slipName : t('发货单')
  const title = count === 1 && only ? `${name}_${only.sn}` : t('{{name}}_{{count}}张', { name, count })
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={previewStyles.page}>
      <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
        <Segmented
          aria-label={t('单据')}
          value={isSlip ? 'slip' : 'note'}
          options={[
            { value: 'note', label: t('发货单') },
            { value: 'slip', label: slipName },
          ]}
          onChange={(document) => setParams({ sns: sns.join(','), document }, { replace: true })}
        />
        <Segmented
          aria-label={t('纸张')}
          value={paper.name}
          options={PAPERS.map((name) => ({ value: name, label: t(paperSizes[name].label) }))}
          onChange={(name) => {
            changePrefs({ paper: name })
            setParams((before) => ({ ...Object.fromEntries(before), paper: name }), { replace: true })
          }}
        />
        {!isSlip && (
          <span className={previewStyles.option}>
            <Switch
              id="showPrice"
              size="small"
              checked={prefs.showPrice}
              aria-label={t('打印价格')}
              onChange={(showPrice) => changePrefs({ showPrice })}
            />
            <label htmlFor="showPrice">{t('打印价格')}</label>
          </span>
        )}
        <span className={previewStyles.option}>
          <Switch
            id="showPhone"
            size="small"
            checked={isPhoneAsked ?? isTruckOnly}
            aria-label={t('显示完整电话')}
            onChange={showPhone}
          />
          <label htmlFor="showPhone">{t('显示完整电话')}</label>
        </span>
        <span className={previewStyles.actions}>
          <PrintButton disabled={!isReady} />
        </span>
      </div>
      {isReading && <PageLoading />}
      {failed && <ErrorState query={failed} />}
      {!isReading && !failed && orders.length === 0 && (
        <EmptyState
          text={t('没有可打印的发货单。')}
          action={<Button href={siteUrl('/home')}>{t('返回首页')}</Button>}
        />
      )}
      {isReady && (
        <PrintJob paper={paper} offset={prefs.offset}>
          {documents.flatMap(({ order, parcels, slips }) =>
            isSlip
              ? slips.map((slip) => (
                  <ParcelSlipDocument
                    key={slip.key}
                    order={order}
                    slip={slip}
                    shopPhone={contact.data?.mobile ?? ''}
                    paper={paper}
                    isPhoneShown={isPhoneAsked ?? slip.truck !== null}
                  />
                ))
              : [
                  <ShippingNote
                    key={order.sn}
                    order={order}
                    parcels={parcels}
                    paper={paper}
                    showPrice={prefs.showPrice}
                    isPhoneShown={isPhoneAsked ?? false}
                    shopPhone={contact.data?.mobile ?? ''}
                  />,
                ],
          )}
        </PrintJob>
      )}
    </main>
  )
}
