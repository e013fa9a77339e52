import { FileTextOutlined } from '@ant-design/icons'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import type { ImportColumn } from '#domain/workbook/importColumns'
import { useInform } from '#shared/dialog/useInform'
import { saveFile } from '#shared/http/files'
import { templateFile } from './templateFile'

/** The rows of an example by the fields of the columns, and what is missing for them to be taken; null for nothing. */
type Sample = { rows: readonly Readonly<Record<string, string>>[]; missing: Text | null }

/** Makes an example of values that the server has at this moment. */
export type ReadSample = (queries: QueryClient) => Promise<Sample>

type Props = {
  /** Names the file. */
  name: string
  columns: readonly ImportColumn[]
  /** Rows of the template above its heads. */
  above?: readonly (readonly string[])[] | undefined
  read: ReadSample
}

/** Saves a workbook in the layout of the template, with rows that the import takes as they are. */
export function SampleButton({ name, columns, above, read }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const inform = useInform()
  const save = useMutation({
    mutationFn: async () => {
      const { rows, missing } = await read(queries)
      // Rows of an example have no file that they come from.
      const filled = rows.map((values) => ({ at: 0, values: { ...values } }))
      const { file } = await templateFile(name, filled, columns, above)
      saveFile({ blob: file, fileName: file.name, headers: {} })
      return missing
    },
    onSuccess: (missing) => {
      if (missing) inform(text('示例还不能直接导入'), missing)
    },
  })
  return (
    <Button icon={<FileTextOutlined aria-hidden="true" />} loading={save.isPending} onClick={() => save.mutate()}>
      {t('下载示例')}
    </Button>
  )
}
