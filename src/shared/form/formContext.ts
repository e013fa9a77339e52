import type { Rule } from 'antd/es/form'
import { createContext, useContext } from 'react'
import type { Fields } from '#domain/field'

/** The dictionary and rules of a form's fields. */
export type FormContextValue = {
  fields: Fields
  /** The rule of a field by its path, e.g. 'weighTickets[0].ticketNo': the model's error, translated. */
  rule: (path: string) => Rule
}

/** Provides a form's dictionary and rules to its fields. */
export const FormContext = createContext<FormContextValue | null>(null)

/** The dictionary and rules of the enclosing form. */
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
