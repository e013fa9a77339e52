import * as v from 'valibot'
import * as wire from '#domain/wire'

/** An article in a list. */
export const articleRow = v.object({
  id: wire.id(),
  title: wire.text(),
  articleCategoryName: wire.text(),
  sort: wire.count(),
})
type ArticleRow = v.InferOutput<typeof articleRow>

/** An article with its text, which is HTML. */
export const articleSchema = v.object({
  id: wire.id(),
  title: wire.text(),
  articleCategoryName: wire.text(),
  content: wire.text(),
  updateTime: wire.time(),
})

/** The articles by category, both in the server's order. */
export function byCategory(articles: readonly ArticleRow[]): [category: string, articles: ArticleRow[]][] {
  const groups = new Map<string, ArticleRow[]>()
  for (const one of articles) groups.set(one.articleCategoryName, [...(groups.get(one.articleCategoryName) ?? []), one])
  return [...groups]
}
