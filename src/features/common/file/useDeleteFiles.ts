import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { fileUsesText } from '#features/common/file/model/uses'
import { useConfirm } from '#shared/dialog/useConfirm'
import { notify } from '#shared/notify'
import { files } from './api'
import type { StoredFile } from './model'

/** Names shown in the question; more are counted. */
const NAMED = 5

/** Deletes files in one request after a confirmation that names them. `onDone` gets the ids of the deleted ones. */
export function useDeleteFiles(onDone: (ids: readonly string[]) => void) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate, isPending } = useMutation({
    ...files.remove(),
    onSuccess: (_data, ids) => {
      notify(t('已删除 {{count}} 个文件', { count: ids.length }))
      onDone(ids)
    },
  })
  const start = async (rows: readonly StoredFile[]) => {
    const [first] = rows
    if (!first) return
    const shown = rows.slice(0, NAMED).map(({ name }) => name)
    const names = rows.length > NAMED ? text('{{names}} 等', { names: shown.join('、') }) : shown.join('、')
    const uses = fileUsesText(rows.flatMap(({ usedBy }) => usedBy))
    const isWanted = await confirm({
      title:
        rows.length === 1
          ? text('删除文件 {{name}}？', { name: first.name })
          : text('删除 {{count}} 个文件？', { count: rows.length }),
      consequence: uses
        ? text('{{names}}。{{uses}}正在使用，之后不再显示。删除后不能恢复。', { names, uses })
        : text('{{names}}。删除后不能恢复，使用它们的页面将不再显示。', { names }),
      okText: '删除',
      isDanger: true,
    })
    if (isWanted) mutate(rows.map(({ id }) => id))
  }
  return { start, isPending }
}
