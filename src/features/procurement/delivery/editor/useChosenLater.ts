import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import {
  type DeliveryNoteRow,
  type DeliveryNoteValues,
  type DeliveryOrigin,
  rowsOf,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { DeliveryNoteEditing } from '#features/procurement/delivery/form/editing'

type Options = {
  editor: DeliveryNoteEditing
  form: FormInstance<DeliveryNoteValues>
  origin: DeliveryOrigin
  /** Ids of the chosen source lines. */
  chosen: readonly string[]
}

/** Chosen lines that a form with other input does not have; null when there are none. */
export type ChosenLater = {
  missing: readonly DeliveryNoteRow[]
  /** The rows that the form has. */
  rows: readonly DeliveryNoteRow[]
  add: () => void
  /** Puts the chosen lines in place of the form's. */
  replace: () => void
  skip: () => void
}

/**
 * Lines chosen while the form has a draft or other input: they are offered, never mixed with its own. A form without
 * input takes them in place of its lines.
 */
export function useChosenLater({ editor, form, origin, chosen }: Options): ChosenLater | null {
  const taken = useRef<string | null>(null)
  const [offer, setOffer] = useState<Pick<ChosenLater, 'missing' | 'rows'> | null>(null)
  const wanted = chosen.join(',')
  useEffect(() => {
    // A discarded draft makes room for the lines that were offered to it.
    const isOpen = taken.current !== wanted || (offer !== null && !editor.isDirty())
    if (!editor.isReady || editor.isSaving || !isOpen) return
    taken.current = wanted
    const rows: DeliveryNoteRow[] = form.getFieldValue('items') ?? []
    const ids = wanted.split(',')
    const missing = rowsOf(
      origin,
      ids.filter((id) => !rows.some((row) => row.sourceItemId === id)),
    )
    setOffer(missing.length > 0 && editor.isDirty() ? { missing, rows } : null)
    if (missing.length > 0 && !editor.isDirty()) editor.change({ items: rowsOf(origin, ids) })
  }, [editor, form, origin, wanted, offer])
  if (!offer) return null
  const skip = () => setOffer(null)
  const add = () => {
    const rows: DeliveryNoteRow[] = form.getFieldValue('items') ?? []
    const others = offer.missing.filter(({ sourceItemId }) => !rows.some((row) => row.sourceItemId === sourceItemId))
    editor.change({ items: [...rows, ...others] })
    skip()
  }
  const replace = () => {
    editor.change({ items: rowsOf(origin, wanted.split(',')) })
    skip()
  }
  return { ...offer, add, replace, skip }
}
