import { FilePdfOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button, InputNumber, Segmented, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { numberOf } from '#domain/typedFigure'
import { type PaperSize, type PaperSizeName, paperSizes } from '#shared/print/paperSizes'
import previewStyles from '#shared/print/preview.module.css'
import { OFFSET_LIMIT, type PrintPrefs } from '#shared/print/usePrintPrefs'
import { MAX_COPIES } from './usePayerCopies'

const NOTE_PAPERS: PaperSizeName[] = ['241x279', '241x140', '241x93', 'A4']

type Props = {
  paper: PaperSize
  showPrice: boolean
  prefs: PrintPrefs
  /** Of the payers of these notes; the most where they want different numbers. */
  copies: number
  onCopies: (copies: number) => void
  noteCount: number
  isBusy: boolean
  /** Whether the offset test page replaces the notes. */
  isTest: boolean
  onTest: (isTest: boolean) => void
  onPaper: (paper: PaperSizeName) => void
  onShowPrice: (shown: boolean) => void
  onPrefs: (change: Partial<PrintPrefs>) => void
  onPrint: () => void
  onPdf: () => void
}

/** The print options. Not printed. */
export function PreviewToolbar(props: Props) {
  const {
    paper,
    showPrice,
    prefs,
    copies,
    onCopies,
    noteCount,
    isBusy,
    isTest,
    onTest,
    onPaper,
    onShowPrice,
    onPrefs,
    onPrint,
    onPdf,
  } = props
  const { t } = useTranslation()
  const setOffset = (axis: 'x' | 'y', value: number | null) =>
    onPrefs({ paper: paper.name, offset: { ...prefs.offset, [axis]: value ?? 0 } })
  return (
    <div className={previewStyles.toolbar} role="toolbar" aria-label={t('打印设置')}>
      <strong>{t('共 {{count}} 张送货单', { count: noteCount })}</strong>
      <Segmented
        aria-label={t('纸张')}
        value={paper.name}
        onChange={onPaper}
        options={NOTE_PAPERS.map((name) => ({ value: name, label: t(paperSizes[name].label) }))}
      />
      <span className={previewStyles.option}>
        <Switch id="showPrice" size="small" checked={showPrice} onChange={onShowPrice} aria-label={t('显示价格')} />
        <label htmlFor="showPrice">{t('显示价格')}</label>
      </span>
      {!paper.continuous && (
        <span className={previewStyles.option}>
          <label htmlFor="copies">{t('联数')}</label>
          <InputNumber
            id="copies"
            parser={numberOf}
            size="small"
            min={1}
            max={MAX_COPIES}
            precision={0}
            value={copies}
            onChange={(wanted) => onCopies(wanted ?? 1)}
          />
        </span>
      )}
      <span className={previewStyles.option}>
        <label htmlFor="offsetX">{t('右移 mm')}</label>
        <InputNumber
          id="offsetX"
          parser={numberOf}
          size="small"
          min={-OFFSET_LIMIT}
          max={OFFSET_LIMIT}
          step={0.5}
          value={prefs.offset.x}
          onChange={(x) => setOffset('x', x)}
        />
        <label htmlFor="offsetY">{t('下移 mm')}</label>
        <InputNumber
          id="offsetY"
          parser={numberOf}
          size="small"
          min={-OFFSET_LIMIT}
          max={OFFSET_LIMIT}
          step={0.5}
          value={prefs.offset.y}
          onChange={(y) => setOffset('y', y)}
        />
      </span>
      <span className={previewStyles.option}>
        <Switch id="testSheet" size="small" checked={isTest} onChange={onTest} aria-label={t('测试页')} />
        <label htmlFor="testSheet">{t('测试页')}</label>
      </span>
      <span className={previewStyles.actions}>
        <Button icon={<FilePdfOutlined aria-hidden="true" />} onClick={onPdf} disabled={isBusy || isTest}>
          {t('下载 PDF')}
        </Button>
        <Button
          type="primary"
          icon={<PrinterOutlined aria-hidden="true" />}
          onClick={onPrint}
          disabled={isBusy && !isTest}
        >
          {t('打印')}
        </Button>
      </span>
    </div>
  )
}
