import { nothing, pageOf, promised, recordOf } from '#domain/shape'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, recordQuery } from '#shared/resource'
import { pageDataEndpoints, shopEndpoints } from './endpoints'
import { copyName, type PageData, pageDataSchema, pageIdSchema, pageSummarySchema, shopSchema } from './model'

const readPages = operation(pageDataEndpoints.page, pageOf(pageSummarySchema))
const readShops = operation(shopEndpoints.page, pageOf(shopSchema))
const readPage = operation(pageDataEndpoints.byId, recordOf(pageDataSchema))
const addPage = operation(pageDataEndpoints.add, promised(pageIdSchema))
const updatePage = operation(pageDataEndpoints.update, nothing)
const release = operation(pageDataEndpoints.release, nothing)
const removePage = operation(pageDataEndpoints.remove, nothing)

/** The shops of the mall. */
export const shops = defineResource('shop', {
  /** Those that are open. */
  open: pagesBy(
    (query: ListQuery, signal) => readShops({ ...query, storeDisable: 'OPEN' }, { signal }),
    shopEndpoints.page,
  ),
})

/** What is saved of a page; a new one has no id. Unless it is published, it stays live, or not, as it is. */
export type PageSave = Pick<PageData, 'name' | 'pageData' | 'pageClientType'> & { id?: string; isPublished: boolean }

/** The pages of the shop. */
export const pageDatas = defineResource('pageData', {
  /** Those shown on phones. */
  phone: pagesBy((query: ListQuery, signal) => readPages({ ...query, pageClientType: 'H5' }, { signal })),
  /** Those of the site. */
  site: pagesBy((query: ListQuery, signal) => readPages({ ...query, pageClientType: 'PC' }, { signal })),
  byId: recordQuery(readPage),
  /** Answers the id of the page. */
  save: mutation(async ({ id, name, isPublished, ...content }: PageSave) => {
    const page = { ...content, name: name.trim() }
    if (!id) return (await addPage({ ...page, pageShow: isPublished ? 'OPEN' : 'CLOSE' })).id
    // Read again: the service closes a live page whose save does not say that it is live.
    const pageShow = isPublished ? 'OPEN' : (await present(id)).pageShow
    await updatePage({ id, ...page, pageShow })
    return id
  }),
  /** Only the name: the content and whether it is live are read again, as the service would close the page. */
  rename: mutation(async ({ id, name }: { id: string; name: string }) => {
    const { pageShow, pageData, pageClientType } = await present(id)
    return updatePage({ id, name: name.trim(), pageShow, pageData, pageClientType })
  }),
  copy: mutation(async (id: string) => {
    const { name, pageData, pageClientType } = await present(id)
    await addPage({ name: copyName(name), pageShow: 'CLOSE', pageData, pageClientType })
  }),
  release: mutation((id: string) => release({ id })),
  remove: mutation((id: string) => removePage({ id })),
})

async function present(id: string): Promise<PageData> {
  const page = await readPage({ id })
  if (!page) throw new ApiError('business', '没有找到这条记录，它可能已被删除。')
  return page
}
