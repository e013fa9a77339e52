import type * as v from 'valibot'
import { type Errors, firstError, type Text } from '#domain/text'
import type { AnySchema } from '#domain/wire'
import type { Account } from '#mocks/kernel/auth/caller'
import { Refusal } from './reply'
import { fieldsBy, type Reading } from './request'

type Caller = { account: Account }

/**
 * Creates the guard of a table: it returns the row of an id when the caller's supplier owns it.
 *
 * @param owner the column that holds the supplier
 * @param refuse makes the refusal for a row that is missing or somebody else's
 */
export function ownedBy<Row extends object, Owner extends keyof Row>(
  table: { get: (id: string) => Row | undefined },
  owner: Owner,
  refuse: () => Refusal,
): (caller: Caller, id: string) => Row {
  return ({ account }, id) => {
    const row = table.get(id)
    if (!row || row[owner] !== account.supplierId) throw refuse()
    return row
  }
}

/**
 * Refuses the first of a form's errors.
 *
 * @throws Refusal
 */
export function refuseErrors(errors: Errors, refuse: (error: Text) => Refusal = (error) => new Refusal(error)): void {
  const error = firstError(errors)
  if (error) throw refuse(error)
}

/**
 * Reads a body by a schema of the product and validates it by the product's own rule.
 *
 * @throws Refusal
 */
export function validated<Schema extends AnySchema>(
  reading: Pick<Reading, 'fields'>,
  schema: Schema,
  validate: (input: v.InferOutput<Schema>) => Errors,
  refuse?: (error: Text) => Refusal,
): v.InferOutput<Schema> {
  const input = fieldsBy(reading, schema)
  refuseErrors(validate(input), refuse)
  return input
}
