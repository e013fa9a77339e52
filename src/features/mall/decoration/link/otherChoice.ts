import { type Text, text } from '#domain/text'
import { isRecord, wireText } from '#domain/wire'
import { type Link, OTHER_LINKS } from '#features/mall/decoration/model/link/links'
import { isWebAddress } from '#features/mall/decoration/model/page/pageIssues'

/** The title of a link to any address. */
export const EXTERNAL = '外部链接'

/** Whether a link is one of the tab 其他. */
export function isOther(link: Link): boolean {
  return (
    isRecord(link) &&
    link.___type === 'other' &&
    (titleOf(link) === EXTERNAL || OTHER_LINKS.some((one) => one === titleOf(link)))
  )
}

/** The title of a link of that tab; '' for none. */
export function titleOf(link: Link): string {
  return isRecord(link) ? wireText(link.title) : ''
}

/** A link to any address. */
export function externalLink(url: string): Link {
  return { title: EXTERNAL, ___type: 'other', url }
}

/** The address of such a link. */
export function urlOf(link: Link): string {
  return isRecord(link) ? wireText(link.url).trim() : ''
}

/** Why a link of that tab cannot be taken; null when it can. */
export function otherError(link: Link): Text | null {
  if (titleOf(link) !== EXTERNAL || isWebAddress(urlOf(link))) return null
  return text('请填写以 http:// 或 https:// 开头、不含空格的链接地址')
}
