import { PageList } from './PageList'

/** PC楼层: the pages of the shop on the site. */
export default function SitePageListPage() {
  return <PageList client="PC" />
}
