import { PageOpening } from '#features/mall/decoration/editor/PageOpening'
import { siteKit } from '#features/mall/decoration/site/siteKit'

/** 装修PC页面: a page of the site. */
export default function SitePageEditPage() {
  return <PageOpening kit={siteKit} />
}
