import { listOf, pageOf, recordOf } from '#domain/shape'
import { get } from '#shared/http/request'
import { defineResource, pagesBy, query } from '#shared/resource'
import { articleRow, articleSchema } from './model'

const ARTICLE = '/api/store/other/article'
/** Articles per page, from the specification. */
export const PAGE_SIZE = 15
const TYPE = { type: 'STORE_ARTICLE' }

/** Criteria of the article list: part of a title or of a text; '' matches everything. */
export type Wanted = { category: string; title: string; keyword: string; current: number }

/** The platform's articles for suppliers. */
export const articles = defineResource('article', {
  page: pagesBy(({ category, current, ...wanted }: Wanted, signal) => {
    const query = { ...TYPE, ...wanted, articleCategoryName: category, pageNumber: current, pageSize: PAGE_SIZE }
    return get(`${ARTICLE}/getByPage`, pageOf(articleRow), query, { signal })
  }),
  /** All articles without their texts, for the category menu. */
  titles: query((_: null, signal) =>
    get(`${ARTICLE}/getByPage`, listOf(articleRow), { ...TYPE, pageNumber: 1, pageSize: 100 }, { signal }),
  ),
  byId: query((id: string, signal) => get(`${ARTICLE}/${id}`, recordOf(articleSchema), {}, { signal })),
})
