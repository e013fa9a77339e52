import { PageList } from './PageList'

/** 移动楼层: the pages of the shop on phones. */
export default function PhonePageListPage() {
  return <PageList client="H5" />
}
