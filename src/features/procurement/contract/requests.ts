import * as v from 'valibot'
import * as wire from '#domain/wire'
import { contractMaterialSchema } from '#features/procurement/material/model'
import { body, fileBody, filters } from '#shared/http/request'
import { contractEndpoints, contractLineEndpoints } from './endpoints'
import { contractPayloadSchema } from './model'

/** A line; a new one has no id yet. */
const lineSchema = v.object({ ...contractMaterialSchema.entries, id: wire.text() })
/** A contract with all of its lines: those that are missing are removed. */
const contractSchema = v.object({ ...contractPayloadSchema.entries, materials: wire.list(lineSchema) })
/** A change of the version that was read; the server refuses one that is outdated. */
const changeSchema = v.object({ ...contractSchema.entries, id: wire.id(), version: wire.count() })
const named = { id: wire.id() }

/** What calls about contracts carry. */
export const contractRequests = {
  page: filters(contractEndpoints.page, [
    'contractCode',
    'contractName',
    'contractType',
    'createUserName',
    'endTime',
    'expireDateEnd',
    'expireDateStart',
    'materialName',
    'materialType',
    'parentContractId',
    'projectName',
    'startTime',
    'status',
  ]),
  create: body(contractEndpoints.create, contractSchema),
  update: body(contractEndpoints.update, changeSchema),
  updateAndCommit: body(contractEndpoints.updateAndCommit, changeSchema),
  commit: body(contractEndpoints.commit, named),
  withdraw: body(contractEndpoints.withdraw, named),
  drop: body(contractEndpoints.drop, { ...named, reason: wire.text() }, ['reason']),
  upload: fileBody(contractEndpoints.upload, 'file'),
}

/** What calls about the lines of a contract carry. */
export const contractLineRequests = {
  page: filters(contractLineEndpoints.page, ['materialName']),
  fields: filters(contractLineEndpoints.fields, ['contractId', 'contractType', 'materialType']),
  template: filters(contractLineEndpoints.template, ['contractId'], { required: ['contractId'] }),
  clear: body(contractLineEndpoints.clear, { contractId: wire.id() }),
  import: fileBody(contractLineEndpoints.import, 'file', { contractId: wire.id() }),
}
