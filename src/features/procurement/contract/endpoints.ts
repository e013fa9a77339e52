import { getFile, getPage, getRecord, getValue, optional, post, postFiles, requiring } from '#shared/endpoint'

const SOURCING = '/api/gd-centralized-sourcing'
const CONTRACT = `${SOURCING}/censou/contract`
const MATERIAL = `${SOURCING}/censou/material`

/** Calls about contracts. */
export const contractEndpoints = {
  page: getPage(`${CONTRACT}/queryContractsByCondition`),
  detail: getRecord(`${CONTRACT}/queryContractById`, 'id'),
  /** The same call by an editor, which opens only what it fetched itself. */
  whole: { ...getRecord(`${CONTRACT}/queryContractById`, 'id'), isFresh: true },
  create: post(`${CONTRACT}/createContract`),
  update: post(`${CONTRACT}/updateContract`),
  updateAndCommit: post(`${CONTRACT}/updateContractAndCommit`),
  commit: post(`${CONTRACT}/commitContract`),
  ...optional('contractWithdrawal', {
    withdraw: post(`${CONTRACT}/withdrawContract`),
  }),
  drop: post(`${CONTRACT}/dropContract`),
  upload: postFiles(`${SOURCING}/object-storage/uploadContract`),
}

/** Calls about the lines of a contract. */
export const contractLineEndpoints = {
  page: requiring(getPage(`${MATERIAL}/queryContractMaterialsByCondition`), 'contractId'),
  fields: requiring(getValue(`${MATERIAL}/materialFields`), 'contractId'),
  clear: post(`${MATERIAL}/clearContractMaterials`),
  import: postFiles(`${MATERIAL}/importContractMaterialsByExcel`),
  template: getFile(`${MATERIAL}/downloadImportModel`),
}

/** Calls about the buyers' companies and their projects. */
export const buyerEndpoints = {
  companies: getValue('/api/store/company/companyForStoreContract', { isTest: 0 }),
  projects: requiring(getValue('/api/gd-system/company/getChildrenProject'), 'companyId'),
}
