import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import type { Editor } from '#shared/editor/useEditor'
import { type DeliverOrigin, type DeliverValues, rowsOf } from './deliverForm'

type Options = {
  editor: Editor<DeliverValues>
  form: FormInstance<DeliverValues>
  origin: DeliverOrigin
  /** Ids of the chosen source lines. */
  chosen: readonly string[]
}

/** Adds lines chosen while the form is already open; existing rows keep their input. */
export function useChosenLater({ editor, form, origin, chosen }: Options): void {
  const taken = useRef<string | null>(null)
  const wanted = chosen.join(',')
  useEffect(() => {
    if (!editor.isReady || taken.current === wanted) return
    taken.current = wanted
    const rows: DeliverValues['items'] = form.getFieldValue('items') ?? []
    const missing = wanted.split(',').filter((id) => !rows.some((row) => row.sourceItemId === id))
    const added = rowsOf(origin, missing)
    if (added.length > 0) editor.change({ items: [...rows, ...added] })
  }, [editor, form, origin, wanted])
}
