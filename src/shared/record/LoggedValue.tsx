import type { Field } from '#domain/field'
import { NOTHING } from '#domain/wire'
import { FieldValue } from '#shared/fields/FieldValue'

/** An old or new value of a logged change; a field that this version does not know shows as sent. */
export function LoggedValue({ field, value }: { field: Field | undefined; value: string }) {
  return field ? <FieldValue field={{ ...field, copy: false }} value={value} /> : value || NOTHING
}
