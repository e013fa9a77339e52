import { PagePreview } from '#features/mall/decoration/PagePreview'
import { siteKit } from './siteKit'

/** A page of the site beside its list. */
export default function SitePreview({ id }: { id: string }) {
  return <PagePreview kit={siteKit} id={id} />
}
