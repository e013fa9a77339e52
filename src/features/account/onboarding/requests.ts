import { body } from '#shared/http/request'
import { applicationEndpoints } from './endpoints'
import { bankSchema, companySchema, storeSchema } from './model'

/** What calls about the signed-in member's application for a shop carry. */
export const applicationRequests = {
  saveCompany: body(applicationEndpoints.saveCompany, companySchema),
  saveBank: body(applicationEndpoints.saveBank, bankSchema),
  submit: body(applicationEndpoints.submit, storeSchema),
}
