import { PrinterOutlined } from '@ant-design/icons'
import { Button, Space } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Waybill } from '#features/mall/order/shape'
import { CopyableText } from '#shared/fields/FieldValue'
import { FileLink } from '#shared/media/FileLink'
import { printFrame, ServerDocument } from '#shared/print/ServerDocument'
import { EmptyState } from '#shared/ui/states'
import styles from './WaybillDrawer.module.css'

type Props = {
  /** Of one carrier. */
  waybills: readonly Waybill[]
  /** Names the file of a waybill that comes as one. */
  fileName?: string
}

/** Waybills to print as one job; of SF, the file. */
export function WaybillPrint({ waybills, fileName = '' }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const pages = waybills.flatMap(({ printTemplate }) => printTemplate || [])
  const [only] = waybills.length === 1 ? waybills : []
  if (only?.url)
    return (
      <FileLink url={only.url} name={fileName}>
        {t('打开顺丰面单')}
      </FileLink>
    )
  if (pages.length === 0) return <EmptyState text={t('物流公司没有返回面单，请稍后再试。')} />
  return (
    <div className={styles.form}>
      <Space>
        {only?.logisticsNo && <CopyableText text={only.logisticsNo} />}
        <Button icon={<PrinterOutlined aria-hidden="true" />} onClick={() => printFrame(frame.current)}>
          {only ? t('打印') : t('打印 {{count}} 张面单', { count: pages.length })}
        </Button>
      </Space>
      <ServerDocument ref={frame} html={pages.map(onOwnSheet).join('')} title={t('电子面单')} />
    </div>
  )
}

/** A carrier's document as one sheet of a job: the frame keeps the styles of all of them. */
function onOwnSheet(html: string, at: number): string {
  return at === 0 ? html : `<div style="break-before: page"></div>${html}`
}
