import { type Text, text } from '#domain/text'
import { findPath } from '#domain/tree'
import type { Category } from '#features/mall/category/model'
import type { BlockLink } from '#features/mall/decoration/model/kind/blockKind'
import { categoryOf } from '#features/mall/decoration/model/link/links'
import { cardWarning, type PageIssue } from '#features/mall/decoration/model/page/pageIssues'

/** A link of a block of a page. */
export type PageLink = BlockLink & { key: string }

/** Said of a category that the shop no longer sells in, or that is gone. */
const GONE_CATEGORY = text('链接的分类已不在经营范围')

/** Why buyers find nothing of the shop in a category; null when they may, or as long as it is not known. */
export function categoryFault(id: string, tree: readonly Category[] | undefined): Text | null {
  if (id === '' || !tree) return null
  return findPath(tree, (category) => category.id === id).length > 0 ? null : GONE_CATEGORY
}

/** Links to categories that are gone. */
export function linkIssues(links: readonly PageLink[], tree: readonly Category[] | undefined): PageIssue[] {
  return links.flatMap(({ key, card, link }) => {
    const fault = categoryFault(categoryOf(link), tree)
    return fault ? [{ ...cardWarning(card, fault), key }] : []
  })
}
