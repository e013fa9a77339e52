import * as v from 'valibot'
import { countLeaf, idLeaf, textLeaf, timeLeaf } from '#domain/wire'

/** An article in a list. */
export const articleRow = v.object({
  id: idLeaf(),
  title: textLeaf(),
  articleCategoryName: textLeaf(),
  sort: countLeaf(),
})
type ArticleRow = v.InferOutput<typeof articleRow>

/** An article with its text, which is HTML. */
export const articleSchema = v.object({
  id: idLeaf(),
  title: textLeaf(),
  articleCategoryName: textLeaf(),
  content: textLeaf(),
  updateTime: timeLeaf(),
})

/** The articles by category, both in the server's order. */
export function byCategory(articles: readonly ArticleRow[]): [category: string, articles: ArticleRow[]][] {
  const groups = new Map<string, ArticleRow[]>()
  for (const one of articles) groups.set(one.articleCategoryName, [...(groups.get(one.articleCategoryName) ?? []), one])
  return [...groups]
}
