import { type Errors, onlyErrors, text } from '#domain/text'
import { type PageData, validateName } from '#features/mall/decoration/model'
import { EMPTY, pageFault } from '#features/mall/decoration/model/page/pageFault'
import { alignedWith, EMPTY_PAGE, type PageText, splitPage } from '#features/mall/decoration/model/page/pageText'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import type { PageValues } from '#features/mall/decoration/state/usePageHistory'

/** How a page is saved: live or not as it is now, published with it, or beside the live one as a page of its own. */
export type PageIntent = 'save' | 'publish' | 'draft'

/** Whether buyers see a page once it is saved. */
export function isInView(isLive: boolean, intent: PageIntent | null): boolean {
  return intent === 'publish' || (isLive && intent !== 'draft')
}

/** A page as saved by now, to compare with what the editor was opened with. Text that is no page is an empty one. */
export function savedValues(saved: Pick<PageData, 'name' | 'pageData'>, opened: PageText): PageValues {
  return { name: saved.name, ...alignedWith(splitPage(saved.pageData) ?? EMPTY_PAGE, opened) }
}

/**
 * The errors of a page: of its name, and, once buyers see it, of what is broken in its blocks.
 *
 * @param isUploading while a picture is not stored yet: the page would be saved without it
 */
export function pageErrors(kit: PageKit, values: PageValues, isShown: boolean, isUploading: boolean): Errors {
  const { blocks } = values
  const fault = isShown ? pageFault(kit, blocks) : blocks.length === 0 ? EMPTY : null
  return onlyErrors({
    ...validateName(values),
    blocks: isUploading ? text('有图片还没有传完，请稍候再保存') : fault,
  })
}
