import { text } from '#domain/text'
import { sizeMismatch } from '#features/common/file/picture/model'
import type { BlockPicture, Size } from '#features/mall/decoration/model/kind/blockKind'
import { cardWarning, type PageIssue } from '#features/mall/decoration/model/page/pageIssues'

/** A picture of a block of a page. */
type PagePicture = BlockPicture & { key: string }

/**
 * Pictures that buyers will see cut or blurred. Not judged: those whose size is not known (yet).
 *
 * @param sizes the natural size of each picture by its address, px
 */
export function sizeIssues(pictures: readonly PagePicture[], sizes: ReadonlyMap<string, Size | null>): PageIssue[] {
  return pictures.flatMap(({ key, card, url, wanted }) => {
    const actual = sizes.get(url)
    if (!wanted || !actual) return []
    const { width, height } = wanted
    const values = { name: `${actual.width}×${actual.height}`, wanted: `${width}×${height}` }
    const found = height === 0 ? actual.width < width && 'narrow' : sizeMismatch(actual, wanted)
    if (!found) return []
    const words =
      found === 'ratio'
        ? text('图片 {{name}}，比例与建议的 {{wanted}} 不同，会被裁掉一部分', values)
        : found === 'small'
          ? text('图片 {{name}}，小于建议的 {{wanted}}，会模糊', values)
          : text('图片 {{name}}，窄于建议的 {{width}} 像素，会模糊', { name: values.name, width })
    return [{ ...cardWarning(card, words), key }]
  })
}
