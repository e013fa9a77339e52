import type * as v from 'valibot'
import { type Errors, firstError, type Text } from '#domain/text'
import type { AnySchema } from '#domain/wire'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import type { Table } from '#mocks/kernel/store/table'
import type { Body } from '#shared/http/request'
import { notOwn, Refusal } from './reply'
import { bodyBy, listField, type Reading, textField } from './request'
import type { Call } from './route'

type Caller = Pick<Call, 'account'> & Partial<Pick<Call, 'params' | 'fields'>>

/** The columns that can hold the owner: the caller's supplier under either name, or the caller itself. */
type OwnerColumn = 'supplierId' | 'storeId' | 'accountId'

type OwnedOptions<Row> = {
  /** The refusal for a row that is missing (undefined) or somebody else's. */
  refuse?: (row: Row | undefined) => Refusal
  /** The column that requests name rows by. */
  key?: keyof Row & string
  /** Hides the other rows from their owner, too. */
  where?: (row: Row) => boolean
}

/** What a caller sends of a row; the API adds the rest. */
export type Content<Row> = Omit<Row, 'id' | 'createTime' | OwnerColumn>

/** The rows of a table as one caller sees them: only its own. */
export type Owned<Row extends { id: string }> = {
  table: Table<Row>
  /**
   * The row of an id; by default of the one in the path, else in the fields.
   *
   * @throws Refusal
   */
  get: (caller: Caller, id?: string) => Row
  all: (caller: Caller) => Row[]
  /**
   * The rows of the ids in the path, or in the field `ids`.
   *
   * @throws Refusal when any is missing or somebody else's
   */
  asked: (call: Call) => Row[]
  /** Inserts a row of the caller, with a new id and the time. */
  insert: (caller: Caller, content: Content<Row>) => Row
}

/** Guards a table by the column that holds the owner of a row. */
export function ownedBy<Row extends { id: string }>(
  table: Table<Row>,
  owner: OwnerColumn & keyof Row,
  { refuse = notOwn, key = 'id', where = () => true }: OwnedOptions<Row> = {},
): Owned<Row> {
  const ownerOf = ({ account }: Caller) => (owner === 'accountId' ? account.id : account.supplierId)
  const get = (caller: Caller, id = askedId(caller, key)) => {
    const named = key === 'id' ? table.get(id) : table.first(key, id as Row[typeof key])
    const row = named && where(named) ? named : undefined
    if (!row || row[owner] !== ownerOf(caller)) throw refuse(row)
    return row
  }
  return {
    table,
    get,
    all: (caller) => table.where(owner, ownerOf(caller) as Row[OwnerColumn & keyof Row]).filter(where),
    asked: (call) => {
      const { id, ids = id } = call.params
      return (ids?.split(',') ?? listField(call, 'ids')).map((one) => get(call, one))
    },
    insert: (caller, content) => {
      const given = { id: nextId(), createTime: worldNow(), [owner]: ownerOf(caller) }
      return table.insert({ ...content, ...given } as unknown as Row)
    },
  }
}

function askedId({ params = {}, fields = {} }: Caller, key: string): string {
  return params[key] ?? textField({ fields }, key)
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
 * Reads a body as its feature describes it and validates it by the product's own rule.
 *
 * @throws Refusal
 */
export function validated<Schema extends AnySchema>(
  reading: Pick<Reading, 'fields'>,
  request: Pick<Body<Schema>, 'schema'>,
  validate: (input: v.InferOutput<Schema>) => Errors,
  refuse?: (error: Text) => Refusal,
): v.InferOutput<Schema> {
  const input = bodyBy(reading, request)
  refuseErrors(validate(input), refuse)
  return input
}
