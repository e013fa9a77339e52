import { useEffect, useId, useRef, useState } from 'react'
import { announceErrors } from '#shared/dialog/announceErrors'
import { serverText } from '#shared/serverText'

/** Returns the error of a value, or null. */
type Rule = (value: string, values: Readonly<Record<string, string>>) => string | null

/** Props of one field of the form. */
export type FieldProps = { id: string; name: string; value: string; error: string; onChange: (value: string) => void }

/**
 * The state of a plain form: values, and errors found on submit. The public pages have few fields and must stay small,
 * so they do not use the form library of the editors; nor do password forms, which are never kept as drafts.
 *
 * @param rules by field name; the second argument of a rule is all values
 */
export function useFields<Name extends string>(rules: Record<Name, Rule>, initial: Partial<Record<Name, string>> = {}) {
  const form = useId()
  const rejected = useRef<Name | null>(null)
  const names = Object.keys(rules) as Name[]
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>,
  )
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({})

  const change = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: '' }))
  }
  /** Validates these fields, by default all, and focuses the first invalid one. True when all are valid. */
  const check = (only: readonly Name[] = names): boolean => {
    const found = only.map((name) => [name, rules[name](values[name], values) ?? ''] as const)
    setErrors((before) => ({ ...before, ...Object.fromEntries(found) }))
    const wrong = found.find(([, error]) => error !== '')?.[0]
    if (wrong) document.getElementById(idOf(wrong))?.focus()
    announceErrors(() => found.flatMap(([, error]) => (error === '' ? [] : [serverText(error)])))
    return wrong === undefined
  }
  /** Marks a field that the server rejected; with '' it only takes the focus, and the page says why elsewhere. */
  const fail = (name: Name, error: string) => {
    setErrors((before) => ({ ...before, [name]: error }))
    announceErrors(() => (error === '' ? [] : [serverText(error)]))
    rejected.current = name
  }
  // Focus in an effect: the field stays disabled until the rejection has rendered.
  useEffect(() => {
    const input = rejected.current && document.getElementById(idOf(rejected.current))
    if (!input || input.matches(':disabled')) return
    input.focus()
    rejected.current = null
  })
  const idOf = (name: Name) => `${form}${name}`
  const field = (name: Name): FieldProps => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errors[name] ?? '',
    onChange: (value) => change(name, value),
  })
  return { values, change, check, fail, field }
}
