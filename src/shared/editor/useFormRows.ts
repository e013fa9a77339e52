import { Form, type FormInstance } from 'antd'

const NO_ROWS: never[] = []
const numbers = new WeakMap<object, number>()
let last = 0

/**
 * The rows of the line grid in a form; re-renders when they change. antd compares values in `useWatch` by their JSON,
 * which dominates the cost of a keystroke with a thousand rows. Rows are immutable, so comparing array identity is
 * enough.
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
