import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { Fragment, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { deliveries, downloadPdf } from '#features/procurement/delivery/api'
import { MAX_PRINT_NOTES, type PrintMessage } from '#features/procurement/delivery/model'
import { useCapability } from '#shared/capability/useCapability'
import { useUnitName } from '#shared/fields/useDict'
import { saveFile } from '#shared/http/files'
import { canOperate, hrefTo } from '#shared/navigation'
import { PrintJob } from '#shared/print/PrintJob'
import { isPaperSizeName, paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { toPrintHtml } from '#shared/print/printHtml'
import { TestPage } from '#shared/print/TestPage'
import { usePrintPrefs } from '#shared/print/usePrintPrefs'
import { IN_PLACE } from '#shared/resource'
import { serverText } from '#shared/serverText'
import { siteUrl } from '#shared/sitePath'
import { addActivity } from '#shared/today'
import { PageLoading } from '#shared/ui/PageLoading'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { COPY_LABELS, DeliveryNoteDocument } from './DeliveryNoteDocument'
import { NotPrinted } from './NotPrinted'
import { PreviewToolbar } from './PreviewToolbar'
import { usePayerCopies } from './usePayerCopies'

/**
 * 送货单打印预览: prints exactly what it shows, without the toolbar. A print counts when requested,
 * unless the account may only look: its prints say so and change nothing.
 */
export default function DeliveryNotePreviewPage() {
  const { t } = useTranslation()
  const [params, setParams] = useSearchParams()
  const ids = (params.get('ids') ?? '').split(',').filter(Boolean)
  const wanted = params.get('paper')
  const named = isPaperSizeName(wanted) && wanted !== 'A4-landscape' ? wanted : undefined
  const [prefs, changePrefs] = usePrintPrefs('delivery', '241x140', named)
  const paper = paperSizes[prefs.paper]
  const showPrice = params.get('showPrice') === '1'
  const isCounted = canOperate('deliverList')
  const canRecall = useCapability('printRecall')
  const [printed, setPrinted] = useState<PrintMessage[] | null>(null)
  const [failure, setFailure] = useState('')
  const [isTest, setTest] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const job = useRef<HTMLDivElement>(null)
  const asked = { deliverIds: ids.join(','), showPrice: showPrice ? (1 as const) : (0 as const) }

  const preview = useQuery({
    ...deliveries.preview(asked),
    enabled: ids.length > 0 && ids.length <= MAX_PRINT_NOTES,
    staleTime: Number.POSITIVE_INFINITY,
    meta: IN_PLACE,
  })
  const count = useMutation(deliveries.print())
  const unitName = useUnitName()
  const messages = (printed ?? preview.data ?? []).filter((message) => (message.deliver.items?.length ?? 0) > 0)
  const [only] = messages
  const habit = usePayerCopies()
  const payers = [...new Set(messages.map(({ deliver }) => deliver.companyName))]
  const labelsOf = (payer: string) => (paper.continuous ? [undefined] : COPY_LABELS.slice(0, habit.copiesOf(payer)))
  const copies = Math.max(1, ...payers.map(habit.copiesOf))
  const title =
    messages.length === 1 && only
      ? `${t('送货单')}_${only.deliver.deliverSn}`
      : t('送货单_{{count}}张', { count: messages.length })
  useEffect(() => {
    document.title = title
  }, [title])

  const change = (name: string, value: string) => {
    setPrinted(null)
    setParams((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  }
  /** Counts the print and updates its number and time on the pages. False when the server rejects it. */
  const issue = async () => {
    if (!isCounted) return true
    const fresh = await count
      .mutateAsync({ ...asked, paper: paper.name, copies: paper.continuous ? 1 : copies })
      .catch(() => null)
    if (fresh) flushSync(() => setPrinted(fresh))
    for (const { deliver } of fresh ?? []) {
      const { deliverSn: sn } = deliver
      void addActivity(t('打印送货单 {{sn}}', { sn }), hrefTo('deliverDetail', { deliverSn: sn }) ?? '')
    }
    return fresh !== null
  }
  const isPrinting = useRef(false)
  const print = async () => {
    // The second click of a double click would count as a reprint.
    if (isPrinting.current) return
    isPrinting.current = true
    setAsking(false)
    if (isTest || (await issue())) {
      window.print()
      setAsking(isCounted && !isTest)
    }
    isPrinting.current = false
  }
  const savePdf = async () => {
    if (!job.current) return
    setFailure('')
    try {
      const html = toPrintHtml(job.current, { title, paper })
      const { width, height } = paper
      const pdf = await downloadPdf({
        html,
        fileName: `${title}.pdf`,
        paper: paper.name,
        width,
        height,
        unit: 'mm',
        landscape: false,
        // The pages cover the whole paper and include their margins.
        margin: { top: 0, right: 0, bottom: 0, left: 0 },
      })
      saveFile(pdf)
      await issue()
    } catch (error) {
      setFailure(error instanceof Error && error.message ? error.message : 'PDF生成失败')
    }
  }

  const isEmpty = preview.isSuccess && messages.length === 0
  return (
    <main className={previewStyles.page}>
      <PreviewToolbar
        paper={paper}
        showPrice={showPrice}
        prefs={prefs}
        copies={copies}
        onCopies={(wanted) => habit.remember(payers, wanted)}
        noteCount={messages.length}
        isBusy={count.isPending || messages.length === 0 || !unitName}
        onPaper={(name) => {
          changePrefs({ paper: name })
          change('paper', name)
        }}
        onShowPrice={(shown) => {
          changePrefs({ showPrice: shown })
          change('showPrice', shown ? '1' : '0')
        }}
        onPrefs={changePrefs}
        onPrint={() => void print()}
        onPdf={() => void savePdf()}
        isTest={isTest}
        onTest={setTest}
      />
      {!isCounted && (
        <Alert
          className={previewStyles.notice}
          type="info"
          showIcon
          title={t('您的账号只能查看：打印出的单据标有“查看打印”，不计打印次数，不能随车。')}
        />
      )}
      {failure && <Alert className={previewStyles.notice} type="error" showIcon closable title={serverText(failure)} />}
      {canRecall && isAsking && printed && (
        <NotPrinted
          className={previewStyles.notice}
          printed={printed}
          onCancelled={() => {
            setAsking(false)
            setPrinted(null)
            void preview.refetch()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {ids.length > MAX_PRINT_NOTES && (
        <EmptyState text={t('一次最多打印 {{max}} 张送货单，请分批选择。', { max: MAX_PRINT_NOTES })} />
      )}
      {(ids.length === 0 || isEmpty) && (
        <EmptyState
          text={t('没有可打印的送货单。')}
          action={<Button href={siteUrl('/home')}>{t('返回首页')}</Button>}
        />
      )}
      {(preview.isLoading || (messages.length > 0 && !unitName)) && <PageLoading />}
      {preview.isError && <ErrorState query={preview} />}
      {isTest && (
        <PrintJob paper={paper} offset={prefs.offset}>
          <TestPage paper={paper} />
        </PrintJob>
      )}
      {!isTest && messages.length > 0 && unitName && (
        <PrintJob paper={paper} offset={prefs.offset} ref={job}>
          {messages.map((message) => (
            <Fragment key={message.deliver.id}>
              {labelsOf(message.deliver.companyName).map((label) => (
                <DeliveryNoteDocument
                  key={label ?? 'all'}
                  note={message.deliver}
                  paper={paper}
                  showPrice={showPrice}
                  unitName={unitName}
                  qrText={message.qrText}
                  printNo={isCounted ? printNoOf(message, printed !== null) : null}
                  printTime={message.printTime}
                  printUser={message.printUser}
                  supplierAddress={message.supplierAddress}
                  supplierPhone={message.supplierPhone}
                  copyLabel={label}
                />
              ))}
            </Fragment>
          ))}
        </PrintJob>
      )}
    </main>
  )
}

/** The number of the print: of the one just made, or in the preview of the next. */
function printNoOf({ deliver }: PrintMessage, isPrinted: boolean): number {
  return isPrinted ? deliver.printCount : deliver.printCount + 1
}
