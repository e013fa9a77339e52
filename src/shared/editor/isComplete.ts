import type { FormInstance } from 'antd'

/**
 * Validates all fields and marks the invalid ones; true when all are valid. antd also rejects a validation that a newer
 * one overtook (a second click, a field that just changed), with an empty field list.
 */
export function isComplete(form: Pick<FormInstance, 'validateFields'>): Promise<boolean> {
  return form.validateFields().then(
    () => true,
    ({ errorFields }: { errorFields?: unknown[] }) => errorFields?.length === 0,
  )
}
