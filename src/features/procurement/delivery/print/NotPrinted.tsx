import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { deliveries } from '#features/procurement/delivery/api'
import type { PrintMessage } from '#features/procurement/delivery/model'

type Props = {
  /** The notes as printed. */
  printed: readonly PrintMessage[]
  className: string | undefined
  /** Called once the print is taken back. */
  onCancelled: () => void
  onClose: () => void
}

/** Asks after a print whether it came out: no browser tells. One that did not is taken back. */
export function NotPrinted({ printed, className, onCancelled, onClose }: Props) {
  const { t } = useTranslation()
  const cancel = useMutation({ ...deliveries.cancelPrint(), onSuccess: onCancelled })
  const printIds = printed.flatMap(({ deliver }) => deliver.printRecords?.at(-1)?.id ?? [])
  if (printIds.length === 0) return null
  return (
    <Alert
      className={className}
      type="info"
      showIcon
      title={t('已记为打印：{{count}} 张。取消了打印或没打出来时，请点“没打出来”。', { count: printIds.length })}
      action={
        <Space>
          <Button
            size="small"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ printIds: printIds.join(',') })}
          >
            {t('没打出来')}
          </Button>
          <Button size="small" disabled={cancel.isPending} onClick={onClose}>
            {t('已打出')}
          </Button>
        </Space>
      }
    />
  )
}
