import { listOf, pageOf, recordOf } from '#domain/shape'
import { operation } from '#shared/http/operation'
import { defineResource, pagesBy, recordQuery, valueQuery } from '#shared/resource'
import { articleEndpoints } from './endpoints'
import { articleRow, articleSchema } from './model'

/** Articles per page, from the specification. */
export const PAGE_SIZE = 15

/** Criteria of the article list: part of a title or of a text; '' matches everything. */
export type Wanted = { category: string; title: string; keyword: string; current: number }

const readArticles = operation(articleEndpoints.page, pageOf(articleRow))

/** The platform's articles for suppliers. */
export const articles = defineResource('article', {
  page: pagesBy(({ category, current, ...wanted }: Wanted, signal) =>
    readArticles({ ...wanted, articleCategoryName: category, pageNumber: current, pageSize: PAGE_SIZE }, { signal }),
  ),
  /** All articles without their texts, for the category menu. */
  titles: valueQuery(operation(articleEndpoints.titles, listOf(articleRow))),
  byId: recordQuery(operation(articleEndpoints.byId, recordOf(articleSchema))),
})
