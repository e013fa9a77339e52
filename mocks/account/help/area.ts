import { articleEndpoints } from '#features/account/help/endpoints'
import { defineArea } from '#mocks/kernel/area'
import { supplierOf } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { Refusal } from '#mocks/kernel/http/reply'
import { readRoute } from '#mocks/kernel/http/route'
import { containing, contains, equalTo, type Filters, filtered, pageOf } from '#mocks/kernel/store/listing'
import { into } from '#mocks/kernel/store/store'
import { type ArticleRow, helpTables } from './rows'
import { articles, MALL_CATEGORY } from './seed'

const filters: Filters<ArticleRow> = {
  ...containing('title'),
  ...equalTo('categoryId', 'articleCategoryName'),
  keyword: contains((row) => `${row.title} ${row.content.replace(/<[^>]*>/g, ' ')}`),
}

/** Articles about the use of the product. */
export const area = defineArea({
  tables: helpTables,
  seed: () => [into(helpTables.articles, articles)],
  // Open articles in their own order; the client's sort is ignored, as in the reference.
  routes: [
    readRoute(articleEndpoints.page, null, (call) => {
      const hasMall = supplierOf(call.account).variant === 'material'
      const isOpen = (row: ArticleRow) => row.openStatus && (hasMall || row.articleCategoryName !== MALL_CATEGORY)
      const open = helpTables.articles.filter(isOpen).sort((a, b) => b.sort - a.sort)
      const rows = filtered(open, call, filters).map(({ content: _, updateTime: __, ...row }) => row)
      return pageOf(rows, call)
    }),
    readRoute(articleEndpoints.byId, null, ({ params }) => {
      const article = helpTables.articles.get(params.id ?? '')
      if (!article?.openStatus) throw new Refusal('文章不存在', { status: 400 })
      return { ...article, type: 'STORE_ARTICLE' }
    }),
  ],
  menu: screensIn('helpCenter', {}, [[20, 'help', '帮助文档', 'help']]),
})
