import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { decimal } from '#domain/money'
import type { Editor } from '#shared/editor/useEditor'
import { notify } from '#shared/notify'
import { usePageModal } from '#shared/ui/pageModal'
import { deliveries, type LastOf } from './api'
import { copyPlan } from './copyNote'
import type { DeliverOrigin, DeliverValues } from './deliverForm'
import type { Deliver } from './model'

type Options = {
  editor: Editor<DeliverValues>
  form: FormInstance<DeliverValues>
  origin: DeliverOrigin
  initial: DeliverValues
}

/** Copies the last note into the form, or the one that `copy` in the address names. What was typed is asked for first. */
export function useCopyNote({ editor, form, origin, initial }: Options) {
  const { t } = useTranslation()
  const modal = usePageModal()
  const client = useQueryClient()
  const [isCopying, setCopying] = useState(false)
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])

  const fill = (note: Deliver, values: Partial<DeliverValues>) => {
    editor.change(values)
    form.setFields(Object.keys(values).map((name) => ({ name: name as keyof DeliverValues, errors: [] })))
    const rows: DeliverValues['items'] = form.getFieldValue('items') ?? []
    notify(
      rows.some(({ quantity }) => decimal(quantity)?.gt(0))
        ? t('已复制送货单 {{sn}}', { sn: note.deliverSn })
        : t('已复制送货单 {{sn}}，材料已没有剩余数量，请核对', { sn: note.deliverSn }),
    )
  }
  const take = (note: Deliver) => {
    const values = form.getFieldsValue(true) as DeliverValues
    const plan = copyPlan({ values, initial, note, origin })
    if (plan.typed.length === 0) return fill(note, plan.all)
    modal.confirm({
      title: t('用送货单 {{sn}} 替换已填写的内容？', { sn: note.deliverSn }),
      content: t('已填写且不同的内容：{{names}}。', { names: plan.typed.map((name) => t(name)).join('、') }),
      okText: t('替换'),
      cancelText: t('保留已填写的'),
      onOk: () => fill(note, plan.all),
      onCancel: () => fill(note, plan.blanks),
    })
  }
  const copy = async (find: () => Promise<Deliver | null>) => {
    setCopying(true)
    try {
      const note = await find()
      // Who has gone to another tab meanwhile is not asked there, and a form that is closed takes nothing.
      if (!isThere.current) return
      if (note) take(note)
      else
        modal.info({
          title: t('没有可复制的送货单'),
          content: t('该订单、合同或项目还没有送货单。'),
          okText: t('知道了'),
        })
    } catch {
      // Who reads shows the failure; the form stays as it was.
    } finally {
      setCopying(false)
    }
  }
  useAskedCopy(editor.isReady, (deliverSn) => void copy(() => client.fetchQuery(deliveries.detail(deliverSn))))
  return {
    isCopying,
    copyLast: () => void copy(() => lastNote(client, origin, form.getFieldValue('projectId'))),
  }
}

/** The last note of the order, else of the contract and project, else of the project. */
async function lastNote(client: QueryClient, origin: DeliverOrigin, projectId: string): Promise<Deliver | null> {
  const { orderSn, contractCode, projects } = origin
  const projectName = projects.find((project) => project.projectId === projectId)?.projectName
  const wishes: LastOf[] = [
    ...(orderSn ? [{ orderSn }] : []),
    ...(contractCode ? [projectName ? { contractCode, projectName } : { contractCode }] : []),
    ...(projectName ? [{ projectName }] : []),
  ]
  for (const wish of wishes) {
    const note = await client.fetchQuery({ ...deliveries.last(wish), staleTime: 0 })
    if (note) return note
  }
  return null
}

/** `copy` in the address is carried out once, and leaves it: a reload finds the draft and asks nothing. */
function useAskedCopy(isReady: boolean, copy: (deliverSn: string) => void) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(copy)
  useEffect(() => {
    latest.current = copy
  })
  const deliverSn = new URLSearchParams(search).get('copy') ?? ''
  useEffect(() => {
    if (!isReady || deliverSn === '') return
    const rest = new URLSearchParams(search)
    rest.delete('copy')
    navigate({ search: `?${rest}` }, { replace: true })
    latest.current(deliverSn)
  }, [isReady, deliverSn, search, navigate])
}
