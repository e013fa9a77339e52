import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020'
import type { Endpoint } from '#shared/endpoint'
import type { Described } from '#shared/http/operation'
import { answerSchema, schemasFor } from '#tests/tools/contract/document/openApi'

const ajv = new Ajv2020({ strict: false, allErrors: true })
const validators = new Map<Endpoint, ValidateFunction>()

/** What of a whole answer the OpenAPI document does not allow. */
export function answerFaults(described: Described, answer: unknown): string[] {
  const isRight = validatorOf(described)
  return !isRight || isRight(answer) ? [] : [ajv.errorsText(isRight.errors?.slice(0, 3))]
}

/** Compiled once for a worker; none for a file. */
function validatorOf(described: Described): ValidateFunction | undefined {
  const { endpoint } = described
  const schema = answerSchema(described)
  if (!schema) return undefined
  const known = validators.get(endpoint) ?? ajv.compile({ ...schema, components: { schemas: schemasFor(schema) } })
  validators.set(endpoint, known)
  return known
}

/** Whether an answer is the one to a call that succeeded. */
export function isSuccess(answer: unknown): boolean {
  return Array.isArray(answer) || (answer as { success?: boolean } | null)?.success === true
}
