import * as v from 'valibot'
import { picturesOf } from '#features/common/file/model'
import {
  type Application,
  type Bank,
  type BankForm,
  bankSchema,
  type Company,
  type CompanyForm,
  companySchema,
  type Store,
  type StoreForm,
  storeSchema,
} from './model'

/** The first step's form, filled with what was saved. */
export function companyForm(application: Application | null): CompanyForm {
  const { companyAddressPath, ...saved } = v.parse(companySchema, application ?? {})
  return {
    ...saved,
    companyAddressIdPath: { idPath: saved.companyAddressIdPath, namePath: companyAddressPath },
    licencePhoto: picturesOf(saved.licencePhoto),
    legalPhoto: picturesOf(saved.legalPhoto),
  }
}

/** The first step as sent. Texts are trimmed. */
export function companyPayload(form: CompanyForm): Company {
  const { companyAddressIdPath: region, licencePhoto, legalPhoto, ...texts } = form
  return v.parse(companySchema, {
    ...texts,
    companyAddressIdPath: region?.idPath,
    companyAddressPath: region?.namePath,
    licencePhoto: licencePhoto?.join(','),
    legalPhoto: legalPhoto?.join(','),
    legalId: texts.legalId?.toUpperCase(),
    licenseNum: texts.licenseNum?.toUpperCase(),
  })
}

/** The settlement account's form, filled with what was saved. */
export function bankForm(application: Application | null): BankForm {
  const saved = v.parse(bankSchema, application ?? {})
  return { ...saved, settlementBankLicencePhoto: picturesOf(saved.settlementBankLicencePhoto) }
}

/** The settlement account as sent. */
export function bankOf({ settlementBankLicencePhoto, ...texts }: BankForm): Bank {
  return v.parse(bankSchema, { ...texts, settlementBankLicencePhoto: settlementBankLicencePhoto?.join(',') })
}

/** The store's form, filled with what was saved. */
export function storeForm(application: Application | null): StoreForm {
  const { storeAddressPath, ...saved } = v.parse(storeSchema, application ?? {})
  return {
    ...saved,
    storeAddressIdPath: { idPath: saved.storeAddressIdPath, namePath: storeAddressPath },
    storeLogo: picturesOf(saved.storeLogo),
    goodsManagementCategory: saved.goodsManagementCategory.split(',').filter((id) => id !== ''),
  }
}

/** The store as sent. */
export function storePayload(form: StoreForm): Store {
  const { storeAddressIdPath: region, storeLogo, goodsManagementCategory, ...texts } = form
  return v.parse(storeSchema, {
    ...texts,
    storeAddressIdPath: region?.idPath,
    storeAddressPath: region?.namePath,
    storeLogo: storeLogo?.join(','),
    goodsManagementCategory: goodsManagementCategory?.join(','),
  })
}
