import { articleEndpoints } from '#features/account/help/endpoints'
import { Refusal } from '#mocks/kernel/http/reply'
import { type Route, readRoute } from '#mocks/kernel/http/route'
import { containing, contains, equalTo, type Filters, filtered, pageOf } from '#mocks/kernel/store/listing'
import { type ArticleRow, helpTables } from './rows'

const { articles } = helpTables

const filters: Filters<ArticleRow> = {
  ...containing('title'),
  ...equalTo('categoryId', 'articleCategoryName'),
  keyword: contains((row) => `${row.title} ${row.content.replace(/<[^>]*>/g, ' ')}`),
}

/** Open articles in their own order; the client's sort is ignored, as in the reference. */
export const helpRoutes: Route[] = [
  readRoute(articleEndpoints.page, null, (call) => {
    const open = articles.filter(({ openStatus }) => openStatus).sort((a, b) => b.sort - a.sort)
    const rows = filtered(open, call, filters).map(({ content: _, updateTime: __, ...row }) => row)
    return pageOf(rows, call)
  }),
  readRoute(articleEndpoints.byId, null, ({ params }) => {
    const article = articles.get(params.id ?? '')
    if (!article?.openStatus) throw new Refusal('文章不存在', { status: 400 })
    return { ...article, type: 'STORE_ARTICLE' }
  }),
]
