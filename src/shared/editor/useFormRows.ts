import { Form, type FormInstance } from 'antd'

const NO_ROWS: never[] = []
const numbers = new WeakMap<object, number>()
let last = 0

/**
 * The rows of a form's line grid, drawn anew when they change. antd's own `useWatch` tells values apart by their JSON, for a thousand
 * rows the larger part of a keystroke; rows are never changed in place, so that another array is another value.
 */
export function useFormRows<Values extends object, Name extends keyof Values & string>(
  form: FormInstance<Values>,
  name: Name,
): Values[Name] {
  Form.useWatch((values: Values) => numberOf(values[name]), { form, preserve: true })
  return form.getFieldValue(name as never) ?? NO_ROWS
}

function numberOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const known = numbers.get(value)
  if (known) return known
  last++
  numbers.set(value, last)
  return last
}
