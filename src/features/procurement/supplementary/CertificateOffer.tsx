import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { text } from '#domain/text'
import { useInform } from '#shared/dialog/useInform'
import type { Editor } from '#shared/editor/useEditor'
import { notify } from '#shared/notify'
import { supplementaries } from './api'
import { MAX_CERTIFICATES } from './model'
import type { SupplementaryValues } from './supplementaryForm'

/** Finds the numbers of earlier notes that carried one of these heats, the newest first. */
export type NotesOfHeats = (heats: readonly string[]) => Promise<string[]>

type Props = {
  form: FormInstance<SupplementaryValues>
  editor: Pick<Editor<SupplementaryValues>, 'change' | 'isSaving'>
  notesOfHeats: NotesOfHeats
}

/** Takes over the certificates of earlier notes with the same heats: a mill issues one for each heat. */
export function CertificateOffer({ form, editor, notesOfHeats }: Props) {
  const { t } = useTranslation()
  const inform = useInform()
  const client = useQueryClient()
  const take = useMutation({
    mutationFn: async () => {
      const { heatNos } = form.getFieldsValue(true) as SupplementaryValues
      const numbers = await notesOfHeats(heatNos.map(({ heatNo }) => heatNo))
      const earlier = await Promise.all(numbers.map((number) => client.fetchQuery(supplementaries.ofNote(number))))
      const { certificates: own } = form.getFieldsValue(true) as SupplementaryValues
      const found = new Map(earlier.flatMap((info) => info?.certificates ?? []).map((file) => [file.url, file]))
      for (const { url } of own) found.delete(url)
      const added = [...found.values()].slice(0, MAX_CERTIFICATES - own.length)
      if (added.length === 0) {
        return inform(text('没有可沿用的质保书'), text('这份合同最近的送货单里没有同炉批号的质保书，请上传。'))
      }
      editor.change({ certificates: [...own, ...added.map(({ name, url }) => ({ id: url, name, url, size: 0 }))] })
      notify(t('已沿用 {{count}} 份质保书，保存后生效', { count: added.length }))
    },
  })
  return (
    <Button size="small" loading={take.isPending} disabled={editor.isSaving} onClick={() => take.mutate()}>
      {t('沿用同炉批号的质保书')}
    </Button>
  )
}
