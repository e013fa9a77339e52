import type { FormInstance } from 'antd'

/**
 * Checks all fields of a form and marks those that are wrong; true when none is. antd also refuses a check that another one overtook
 * (a second click, a field that was just changed), then with no field named.
 */
export function isComplete(form: Pick<FormInstance, 'validateFields'>): Promise<boolean> {
  return form.validateFields().then(
    () => true,
    ({ errorFields }: { errorFields?: unknown[] }) => errorFields?.length === 0,
  )
}
