import { useMemo } from 'react'
import type { Category } from '#features/mall/category/model'
import { linkIssues } from '#features/mall/decoration/content/linkIssues'
import { sizeIssues } from '#features/mall/decoration/content/sizeIssues'
import type { PageRules } from '#features/mall/decoration/model/kind/pageRules'
import { readBlock } from '#features/mall/decoration/model/page/blocks'
import { type PageIssue, pageIssues } from '#features/mall/decoration/model/page/pageIssues'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import { usePictureSizes } from '#shared/media/usePictureSizes'

/**
 * The issues of a page in its order, also of its pictures and links, once it is known of them.
 *
 * @param tree the categories that the shop sells in, once they are read
 */
export function usePageIssues(
  { issuesOf, picturesOf, linksOf }: PageRules,
  blocks: readonly PageBlock[],
  tree: readonly Category[] | undefined,
): PageIssue[] {
  const pictures = useMemo(
    () =>
      blocks.flatMap(({ key, text }) =>
        picturesOf(readBlock({ text })).flatMap((one) => (one.url.trim() ? [{ ...one, key }] : [])),
      ),
    [blocks, picturesOf],
  )
  const sizes = usePictureSizes(useMemo(() => pictures.map(({ url }) => url), [pictures]))
  const links = useMemo(
    () => blocks.flatMap(({ key, text }) => linksOf(readBlock({ text })).map((one) => ({ ...one, key }))),
    [blocks, linksOf],
  )
  return useMemo(() => {
    const found = [...pageIssues(blocks, issuesOf), ...sizeIssues(pictures, sizes), ...linkIssues(links, tree)]
    const places = new Map(blocks.map(({ key }, at) => [key, at]))
    // Stable: those of one block stay in their order.
    return found.sort((one, other) => (places.get(one.key) ?? 0) - (places.get(other.key) ?? 0))
  }, [blocks, issuesOf, pictures, sizes, links, tree])
}
