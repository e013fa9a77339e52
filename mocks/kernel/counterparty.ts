import { Refusal, wrongStatus } from '#mocks/kernel/http/reply'
import { write } from '#mocks/kernel/store/store'
import { extensionPoint } from './extensionPoint'

/** The result of an action on a document. */
export type Step = { id: string; status: number | string }

/** The counterparty's steps on one kind of document; null for a document of another kind. */
export type Counterparty = (
  idOrNumber: string,
) => { names: readonly string[]; run: (name: string, reason: string) => Step } | null

let registry: readonly Counterparty[] = []

/** Extension point: runs after every step of a counterparty, e.g. to write a message about it. */
export const afterSteps = extensionPoint<(action: string, step: Step) => void>()

/**
 * Defines steps on documents that `find` finds by id or number. `run` throws a `Refusal` when the status forbids the
 * step.
 */
export function counterpartyOf<Row, Name extends string>(
  find: (idOrNumber: string) => Row | undefined,
  names: readonly Name[],
  run: (row: Row, name: Name, reason: string) => Step,
): Counterparty {
  return (idOrNumber) => {
    const row = find(idOrNumber)
    return row === undefined ? null : { names, run: (name, reason) => run(row, name as Name, reason) }
  }
}

/** Registers the counterparty steps of all areas. */
export function openCounterparties(all: readonly Counterparty[]): void {
  registry = all
}

/**
 * Performs a step of the counterparty, as one transaction. Several areas may add steps to the same documents. `reason`
 * replaces the default one of a rejection or failure.
 *
 * @throws Refusal when the document is missing or its status forbids the step
 */
export function takeStep(action: string, idOrNumber: string, reason = ''): Step {
  return write(() => perform(action, idOrNumber, reason))
}

/**
 * Like `takeStep` without a transaction, for seeding: there a failure must stop the seeding.
 *
 * @throws Refusal when the document is missing or its status forbids the step
 */
export function perform(action: string, idOrNumber: string, reason = ''): Step {
  const known = registry.map((counterparty) => counterparty(idOrNumber)).filter((found) => found !== null)
  if (known.length === 0) throw new Refusal('单据不存在')
  const found = known.find(({ names }) => names.includes(action))
  if (!found) throw wrongStatus()
  const step = found.run(action, reason)
  for (const follow of afterSteps.all()) follow(action, step)
  return step
}
