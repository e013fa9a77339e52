import { table } from '#mocks/kernel/store/table'

/** A company of the buyer; `parentId` is that of its parent company. */
export type Company = {
  id: string
  companyName: string
  companyCode: string
  shortName: string
  parentId: string
  /** Its tax number. */
  creditCode: string
}

/** A building project of a company. */
export type Project = {
  id: string
  projectCode: string
  projectName: string
  companyId: string
  address: string
  regionCode: string
  receiverName: string
  receiverPhone: string
}

/** Buyers' companies, as a tree, and their building projects. */
export const companyTables = { companies: table<Company>(), projects: table<Project>() }
