import type { Brand, GoodsUnit } from '#features/mall/category/model'
import { table } from '#mocks/kernel/store/table'

/** A platform category of level 0 to 2; `parentId` '0' is the top. */
export type CategoryRow = {
  id: string
  name: string
  parentId: string
  level: number
  sortOrder: number
  /** Percent. */
  commissionRate: string
}

/** A brand, and the level-1 categories that it is offered in. */
export type BrandRow = Brand & { categoryIds: readonly string[] }

/** A spec that the platform suggests for products of a level-1 category. */
export type SpecRow = { id: string; categoryId: string; specName: string; specValue: string }

/** A parameter of products of a level-1 category, in its group. */
export type ParameterRow = {
  id: string
  categoryId: string
  groupId: string
  groupName: string
  paramName: string
  options: string
  isIndex: boolean
  required: boolean
  sort: number
}

/** A shop category of level 0 or 1. */
export type LabelRow = {
  id: string
  storeId: string
  labelName: string
  parentId: string
  level: number
  sortOrder: string
  createBy: string
  createTime: string
  updateTime: string
}

/** The level-0 categories that a shop may sell in, by the id of the shop. */
export type StoreCategoryRow = { id: string; goodsManagementCategory: readonly string[] }

export const categoryTables = {
  goodsCategories: table<CategoryRow>(),
  goodsBrands: table<BrandRow>(),
  goodsUnits: table<GoodsUnit>(),
  goodsSpecs: table<SpecRow>(),
  goodsParameters: table<ParameterRow>(),
  goodsLabels: table<LabelRow>(),
  storeCategories: table<StoreCategoryRow>(),
}
