import { filters } from '#shared/http/request'
import { materialEndpoints } from './endpoints'

/** What calls about the materials of contracts carry. */
export const materialRequests = {
  available: filters(materialEndpoints.available, [
    'contractCode',
    'contractId',
    'contractName',
    'materialName',
    'materialType',
    'supplierName',
  ]),
}
