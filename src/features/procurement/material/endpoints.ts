import { getPage } from '#shared/endpoint'

/** Calls about the materials of contracts. */
export const materialEndpoints = {
  available: getPage('/api/gd-centralized-sourcing/censou/material/listWithContractByPage'),
}
