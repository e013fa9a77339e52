import type { Rule } from 'antd/es/form'
import { createContext, useContext } from 'react'
import type { Fields } from '#domain/field'

/** What the fields of a form draw from. */
export type FormContextValue = {
  fields: Fields
  /** The rule of a field by its path, e.g. 'weighTickets[0].ticketNo': the model's error of it, in the language shown. */
  rule: (path: string) => Rule
}

/** Carries a form's dictionary and rules to its fields. */
export const FormContext = createContext<FormContextValue | null>(null)

/** The dictionary and rules of the form around. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext)
  if (!context) throw new Error('a field needs a form around it')
  return context
}

/** A field's path as the models' errors name it: ['weighTickets', 0, 'ticketNo'] → 'weighTickets[0].ticketNo'. */
export function pathOf(name: string | readonly (string | number)[]): string {
  if (typeof name === 'string') return name
  return name.reduce<string>(
    (path, part) => (typeof part === 'number' ? `${path}[${part}]` : path ? `${path}.${part}` : part),
    '',
  )
}
