import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { saveFile } from '#shared/http/files'
import { semicolon } from '#shared/i18n'
import { templateFile } from '#shared/importing/templateFile'
import { serverText } from '#shared/serverText'
import type { ImportedPart } from './partRows'
import styles from './WorkbookImportDialog.module.css'

type Props = ImportedPart & {
  columns: readonly ImportColumn[]
  above: readonly (readonly string[])[] | undefined
}

/** The reason beside a row: an import does not read it. */
const REASON: ImportColumn = { field: 'reason', label: '原因（不导入）', kind: 'text', required: false }

/**
 * The rows of a file that were not imported while the others were, with their reasons, and as a workbook to put right.
 */
export function RefusedRows({ done, bad, file, columns, above }: Props) {
  const { t } = useTranslation()
  const rows = file.rows.filter(({ at }) => bad.some((one) => one.at === at))
  const save = useMutation({
    mutationFn: async () => {
      const reasonOf = (at: number) =>
        bad.flatMap((one) => (one.at === at ? serverText(one.reason) : [])).join(semicolon())
      const filled = rows.map(({ at, values }) => ({ at, values: { ...values, reason: reasonOf(at) } }))
      const name = file.name.replace(/(\.\w+)?$/, ` ${t('未导入')}.xlsx`)
      const written = await templateFile(name, filled, [...columns, REASON], above)
      saveFile({ blob: written.file, fileName: written.file.name, headers: {} })
    },
  })
  return (
    <Alert
      className={styles.reasons}
      type="warning"
      showIcon
      title={`${done}${semicolon()}${t('{{count}} 行没有导入', { count: rows.length })}`}
      description={
        <>
          <ul>
            {bad.map(({ at, reason }) => (
              <li key={`${at} ${reason}`}>{serverText(t('第{{row}}行{{text}}', { row: at, text: reason }))}</li>
            ))}
          </ul>
          <Button icon={<DownloadOutlined aria-hidden="true" />} loading={save.isPending} onClick={() => save.mutate()}>
            {t('下载没有导入的行')}
          </Button>
        </>
      }
    />
  )
}
