import { serverNow } from '#domain/time'
import type { PageData } from '#features/mall/decoration/model'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { keepVersion, storedVersions, type Version } from '#shared/editor/draft/versions'
import { getSession } from '#shared/session'

/** What is kept of a page to compare with. */
export type StoredPage = Pick<PageData, 'name' | 'pageData'>

/** Keeps a page as it was opened. */
export function keepOpened(kit: PageKit, { id, name, pageData, updateTime }: PageData): Promise<void> {
  return keepVersion(keyOf(kit, id), { time: updateTime || serverNow(), isSaved: false, values: { name, pageData } })
}

/** Keeps a page as it was saved just now. */
export function keepSaved(kit: PageKit, id: string, { name, pageData }: StoredPage): Promise<void> {
  return keepVersion(keyOf(kit, id), {
    time: serverNow(),
    isSaved: true,
    values: { name: name.trim(), pageData },
  })
}

/** What was kept of a page, the latest first. */
export function storedPages(kit: PageKit, id: string): Promise<Version<StoredPage>[]> {
  return storedVersions<StoredPage>(keyOf(kit, id))
}

function keyOf({ editor }: PageKit, id: string) {
  return { userId: getSession().user?.userId ?? '', screen: editor, record: `id=${id}` }
}
