import { nothing, pageOf, recordOf, requiredValue } from '#domain/shape'
import { ApiError } from '#shared/http/ApiError'
import { operation } from '#shared/http/operation'
import type { ListQuery } from '#shared/listState'
import { defineResource, mutation, pagesBy, query, recordQuery } from '#shared/resource'
import { pageDataEndpoints, shopEndpoints } from './endpoints'
import {
  copyName,
  type PageClient,
  type PageData,
  pageDataSchema,
  pageIdSchema,
  pageSummarySchema,
  shopSchema,
} from './model'

const readPages = operation(pageDataEndpoints.page, pageOf(pageSummarySchema))
const readShops = operation(shopEndpoints.page, pageOf(shopSchema))
const readPage = operation(pageDataEndpoints.byId, recordOf(pageDataSchema))
const addPage = operation(pageDataEndpoints.add, requiredValue(pageIdSchema))
const updatePage = operation(pageDataEndpoints.update, nothing)
const release = operation(pageDataEndpoints.release, nothing)
const schedule = operation(pageDataEndpoints.schedule, nothing)
const removePage = operation(pageDataEndpoints.remove, nothing)

/** The shops of the mall. */
export const shops = defineResource('shop', {
  /** Those that are open. */
  open: pagesBy(
    (query: ListQuery, signal) => readShops({ ...query, storeDisable: 'OPEN' }, { signal }),
    shopEndpoints.page,
  ),
})

/** Enough for all pages of a client: not every service narrows them by `pageShow`. */
const WHOLE = { current: 1, size: 100 }

/** What is saved of a page; a new one has no id. */
export type PageSave = Omit<PageData, 'id' | 'updateTime' | 'publishTime' | 'goneGoods' | 'oldPrices'> & { id?: string }

/** The pages of the shop. */
export const pageDatas = defineResource('pageData', {
  /** Those shown on phones. */
  phone: pagesBy((query: ListQuery, signal) => readPages({ ...query, pageClientType: 'H5' }, { signal })),
  /** Those of the site. */
  site: pagesBy((query: ListQuery, signal) => readPages({ ...query, pageClientType: 'PC' }, { signal })),
  byId: recordQuery(readPage),
  /** The page of a client that buyers see; null without one. */
  live: query(async (pageClientType: PageClient, signal) => {
    const { records } = await readPages({ ...WHOLE, pageClientType, pageShow: 'OPEN' }, { signal })
    return records.find(({ pageShow }) => pageShow === 'OPEN') ?? null
  }),
  /** Answers the id of the page. */
  save: mutation(async ({ id, ...page }: PageSave) => {
    const sent = { ...page, name: page.name.trim() }
    if (!id) return (await addPage(sent)).id
    await updatePage({ id, ...sent })
    return id
  }),
  /** Only the name: the content and whether it is live are read again, as the service would close the page. */
  rename: mutation(async ({ id, name }: { id: string; name: string }) => {
    const { pageShow, pageData, pageClientType } = await present(id)
    return updatePage({ id, name: name.trim(), pageShow, pageData, pageClientType })
  }),
  unpublish: mutation(async (id: string) => {
    const { name, pageData, pageClientType } = await present(id)
    return updatePage({ id, name, pageShow: 'CLOSE', pageData, pageClientType })
  }),
  copy: mutation(async (id: string) => {
    const { name, pageData, pageClientType } = await present(id)
    await addPage({ name: copyName(name), pageShow: 'CLOSE', pageData, pageClientType })
  }),
  /** Publishes a page as it is stored, unless buyers would see it broken. */
  release: mutation(async (id: string) => {
    await refuseBroken(id)
    return release({ id })
  }),
  /** The same at a time; '' takes it back. */
  schedule: mutation(async (sent: { id: string; publishTime: string }) => {
    if (sent.publishTime !== '') await refuseBroken(sent.id)
    return schedule(sent)
  }),
  remove: mutation((id: string) => removePage({ id })),
})

async function present(id: string): Promise<PageData> {
  const page = await readPage({ id })
  if (!page) throw new ApiError('business', '没有找到这条记录，它可能已被删除。')
  return page
}

/** Refuses to publish a page that buyers would see broken. */
async function refuseBroken(id: string): Promise<void> {
  // Loaded on demand: an editor of one client does not need the rules of all blocks.
  const { isPublishable } = await import('#features/mall/decoration/model/page/isPublishable')
  if (isPublishable(await present(id))) return
  throw new ApiError('business', '页面还有需要修改的地方，不能发布。请打开它，点击发布，按提示修改。')
}
