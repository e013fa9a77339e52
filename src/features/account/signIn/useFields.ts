import { useState } from 'react'

/** Returns the error of a value, or null. */
type Rule = (value: string) => string | null

/** Props of one field of the form. */
export type FieldProps = { name: string; value: string; error: string; onChange: (value: string) => void }

/**
 * The state of a small form: values, and errors found on submit. The sign-in page has three fields and must be light,
 * so it does not use the form library of the editors.
 */
export function useFields<Name extends string>(rules: Record<Name, Rule>, initial: Partial<Record<Name, string>> = {}) {
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
    const found = only.map((name) => [name, rules[name](values[name]) ?? ''] as const)
    setErrors((before) => ({ ...before, ...Object.fromEntries(found) }))
    const wrong = found.find(([, error]) => error !== '')?.[0]
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
    return wrong === undefined
  }
  const field = (name: Name): FieldProps => ({
    name,
    value: values[name],
    error: errors[name] ?? '',
    onChange: (value) => change(name, value),
  })
  return { values, change, check, field }
}

/** Id of a field's input. */
export function fieldId(name: string): string {
  return `signIn-${name}`
}
