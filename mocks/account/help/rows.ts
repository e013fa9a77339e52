import { table } from '#mocks/kernel/store/table'

export type ArticleRow = {
  id: string
  title: string
  categoryId: string
  articleCategoryName: string
  /** Highest first. */
  sort: number
  openStatus: boolean
  /** HTML. */
  content: string
  updateTime: string
}

export const helpTables = { articles: table<ArticleRow>() }
