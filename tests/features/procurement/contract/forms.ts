import * as v from 'valibot'
import { contractFields } from '#features/procurement/contract/fields'
import { contractPayloadSchema, validateContract, validateDrop } from '#features/procurement/contract/model'
import { materialInput } from '#features/procurement/material/model'
import { db } from '#mocks/areas'
import { lineErrors } from '#mocks/procurement/contract/lineRules'
import { type Client, CONTRACTS, MATERIALS } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { inputErrors, one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'
import { contractIn, detail, line, payload } from '#tests/mocks/procurement/contract/contractInput'

/** What the form refuses of a contract as it was saved, lines included. */
async function contractErrors(client: Client, id: string, stage: 'update' | 'commit') {
  const input = v.parse(contractPayloadSchema, await detail(client, id))
  const row = one(db.contracts.get(id))
  const lines = db.materials.filter(({ contractId }) => contractId === id)
  return {
    ...validateContract(input, stage, lines.length),
    ...inputErrors(contractFields, input),
    ...Object.assign({}, ...lines.map((material) => lineErrors(row, materialInput(material)))),
  }
}

/** What is sent about a contract. */
export const forms: FormsSpec = {
  account: 'yueheng',
  bodies: {
    'a new contract': async (client) => {
      await takesOnly(
        altered(payload({ contractCode: 'HT-BODY-1', settleBasis: 'WEIGHED', toleranceRate: '3' })),
        (body) => client.post<{ id: string }>(`${CONTRACTS}/createContract`, body),
        (_, { data }) => contractErrors(client, (data as { id: string }).id, 'update'),
      )
    },
    'a contract to submit': async (client) => {
      const { id, version } = contractIn(0)
      const sound = { ...payload({ contractCode: 'HT-BODY-2' }), id, version }
      await takesOnly(
        altered(sound),
        (body) => client.post(`${CONTRACTS}/updateContractAndCommit`, body),
        ({ id: sent }) => contractErrors(client, String(sent), 'commit'),
      )
    },
    'a line of a contract': async (client) => {
      const { id } = await client
        .post<{ id: string }>(`${CONTRACTS}/createContract`, payload({ contractCode: 'HT-BODY-3', materials: [] }))
        .then(({ data }) => data)
      await takesOnly(
        altered({ contractId: id, ...line({ remark: '到场验收' }) }),
        (body) => client.post(`${MATERIALS}/saveContractMaterial`, body),
        () => contractErrors(client, id, 'update'),
      )
    },
    'the reason for voiding a contract': async (client) => {
      const { id } = contractIn(0)
      await takesOnly(
        altered({ id, reason: '重复录入' }),
        (body) => client.post(`${CONTRACTS}/dropContract`, body),
        () => validateDrop({ reason: one(db.contracts.get(id)).rejectReason }),
      )
    },
  },
}
