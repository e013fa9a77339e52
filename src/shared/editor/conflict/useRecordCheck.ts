import { useQueryClient } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Text, text } from '#domain/text'
import { useInform } from '#shared/dialog/useInform'
import { isComplete } from '#shared/editor/isComplete'
import { notify } from '#shared/notify'
import { type Difference, differencesOf, taking } from './merge'
import type { Reread } from './reread'
import { namesOf } from './words'

/** A save that met values saved elsewhere: they are shown beside the form's own, and the user chooses. */
export type Conflict = {
  reread: Reread<never>
  /** Changed in both. */
  touched: readonly Difference[]
  /** Changed elsewhere only: taken over without a question. */
  others: readonly Difference[]
  /** Takes over the given differences and saves. */
  settle: (theirs: readonly Difference[]) => void
  cancel: () => void
}

type Options<Values> = {
  form: FormInstance<Values>
  title: Text
  /** The saved values that the form's own changes started from. */
  opened: RefObject<Values>
  reread: Reread<Values> | null | undefined
  change: (values: Partial<Values>) => void
  /** Saves again, after the choice. */
  again: () => void
}

/** Checks before a save whether the record still is what the form was opened with. */
export function useRecordCheck<Values extends object>(
  options: Options<Values>,
): { conflict: Conflict | null; check: () => Promise<boolean> } {
  const { form, title, opened, reread, change, again } = options
  const { t } = useTranslation()
  const client = useQueryClient()
  const inform = useInform()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Whether the save may go on: nothing else was saved meanwhile, or the form has it now. */
  const check = async (): Promise<boolean> => {
    if (!reread) return true
    const theirs = await reread.read(client, opened.current)
    if (!theirs) {
      inform(
        text('「{{title}}」已不存在', { title }),
        text('它可能已被删除，没有保存。您填写的内容仍在这里，草稿也保存在本机。'),
      )
      return false
    }
    const mine = form.getFieldsValue(true) as Values
    const found = differencesOf(opened.current, mine, theirs, reread.groups)
    const touched = found.filter(({ isTouched }) => isTouched)
    const others = found.filter(({ isTouched }) => !isTouched)
    const take = (wanted: readonly Difference[]) => {
      opened.current = theirs
      if (wanted.length > 0) change(taking(form.getFieldsValue(true) as Values, theirs, wanted))
    }
    if (touched.length > 0) {
      setConflict({
        reread: reread as unknown as Reread<never>,
        touched,
        others,
        settle: (wanted) => {
          setConflict(null)
          take([...others, ...wanted])
          again()
        },
        cancel: () => setConflict(null),
      })
      return false
    }
    take(others)
    if (others.length === 0) return true
    const names = namesOf(t, reread, others)
    if (names) notify(t('{{names}}在您打开后又保存过，已采用最新内容', { names }))
    if (await isComplete(form)) return true
    form.submit()
    return false
  }

  return { conflict, check }
}
