import { getFile, getPage, getRecord, getValue, post, postFiles } from '#shared/endpoint'

const SOURCING = '/api/gd-centralized-sourcing'
const CONTRACT = `${SOURCING}/censou/contract`
const MATERIAL = `${SOURCING}/censou/material`

/** Calls about contracts. */
export const contractEndpoints = {
  page: getPage(`${CONTRACT}/queryContractsByCondition`),
  detail: getRecord(`${CONTRACT}/queryContractById`, 'id'),
  /** The same call by an editor, which opens only what it fetched itself: prefetched, but never into the cache. */
  whole: getRecord(`${CONTRACT}/queryContractById`, 'id'),
  create: post(`${CONTRACT}/createContract`),
  update: post(`${CONTRACT}/updateContract`),
  updateAndCommit: post(`${CONTRACT}/updateContractAndCommit`),
  commit: post(`${CONTRACT}/commitContract`),
  drop: post(`${CONTRACT}/dropContract`),
  upload: postFiles(`${SOURCING}/object-storage/uploadContract`),
}

/** Calls about the lines of a contract. */
export const contractLineEndpoints = {
  page: getPage(`${MATERIAL}/queryContractMaterialsByCondition`),
  fields: getValue(`${MATERIAL}/materialFields`),
  clear: post(`${MATERIAL}/clearContractMaterials`),
  import: postFiles(`${MATERIAL}/importContractMaterialsByExcel`),
  template: getFile(`${MATERIAL}/downloadImportModel`),
}

/** Calls about the buyers' companies and their projects. */
export const buyerEndpoints = {
  companies: getValue('/api/store/company/companyForStoreContract', { isTest: 0 }),
  projects: getValue('/api/gd-system/company/getChildrenProject'),
}
