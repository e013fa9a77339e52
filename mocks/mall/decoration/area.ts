import { decimal } from '#domain/money'
import { isBeforeText } from '#domain/time'
import { pageDataEndpoints } from '#features/mall/decoration/endpoints'
import {
  type GoneGoods,
  type OldPrice,
  type PageClient,
  parsePageContent,
  validateName,
  validateSchedule,
} from '#features/mall/decoration/model'
import { storedFault } from '#features/mall/decoration/model/page/isPublishable'
import { pricesIn } from '#features/mall/decoration/model/page/prices'
import { pageDataRequests } from '#features/mall/decoration/requests'
import { idsIn, usesInPages } from '#features/mall/goods/uses/model'
import { isOnSale } from '#features/mall/sale/model'
import { defineArea } from '#mocks/kernel/area'
import { screensIn } from '#mocks/kernel/auth/menu'
import { changeRoute, listRoute } from '#mocks/kernel/http/crud'
import { ownedBy, refuseErrors } from '#mocks/kernel/http/guards'
import { badInput, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { type Call, readRoute, writeRoute } from '#mocks/kernel/http/route'
import { containing, equalTo, type Filters } from '#mocks/kernel/store/listing'
import { worldNow } from '#mocks/kernel/store/now'
import { goodsTables } from '#mocks/mall/goods/rows'
import { skusOf } from '#mocks/mall/goods/rules'
import { productUses } from '#mocks/mall/goods/wireRules'
import { seededWithHistory, withHistory } from '#mocks/store/changeLog/historyRules'
import { pageHistory } from './historyRules'
import { decorationTables, type PageRow } from './rows'
import { seedPages } from './seed'

const { page, byId, add, update, release, schedule, remove } = pageDataEndpoints
const { pageDatas } = decorationTables
const FILTERS: Filters<PageRow> = { ...containing('name'), ...equalTo('pageShow') }
const ownPages = ownedBy(pageDatas, 'storeId')

/** The pages of the shops, on the site and on phones. */
export const area = defineArea({
  tables: decorationTables,
  extends: [
    productUses.with((storeId) => {
      const open = pageDatas.filter((row) => row.storeId === storeId && row.pageShow === 'OPEN')
      return (goodsId) => usesInPages([goodsId, ...skusOf(goodsId).map(({ id }) => id)], open)
    }),
  ],
  seed: seededWithHistory(seedPages, pageHistory),
  routes: withHistory(
    [
      listRoute(
        page,
        'pageData',
        (call) => duePages(call).filter(({ pageClientType }) => pageClientType === call.params.pageClientType),
        {
          filters: FILTERS,
          newestBy: ['updateTime'],
          view: (row) => {
            const { id, name, pageShow, updateTime, publishTime } = row
            return { id, name, pageShow, updateTime, publishTime: publishTime || null, ...outdatedIn(row) }
          },
        },
      ),
      // lilishop answers nothing, and no refusal, about a page of another shop.
      readRoute(byId, 'pageData', (call) => {
        duePages(call)
        const row = pageDatas.get(call.params.id ?? '')
        return row?.storeId === call.account.supplierId ? { ...view(row), ...outdatedIn(row) } : null
      }),
      writeRoute(add, 'pageData', (call) => {
        const { pageClientType, pageShow, ...sent } = bodyBy(call, pageDataRequests.add)
        const client = checkedClient(pageClientType)
        if (pageShow !== 'OPEN' && pageShow !== 'CLOSE') throw badInput('pageShow不能为空')
        const row = ownPages.insert(call, {
          name: checkedName(sent.name),
          pageData: checkedContent(sent.pageData, client, pageShow),
          pageClientType: client,
          pageShow: 'CLOSE',
          updateTime: worldNow(),
          publishTime: '',
        })
        return view(pageShow === 'OPEN' ? published(row) : row)
      }),
      changeRoute(update, 'pageData', ownPages, (row, call) => {
        const { name, pageData, pageShow } = bodyBy(call, pageDataRequests.update)
        // Other clients send only what they change.
        const sent = {
          ...(call.fields.name !== undefined && { name: checkedName(name) }),
          ...(call.fields.pageData !== undefined && {
            pageData: checkedContent(pageData, row.pageClientType, pageShow),
          }),
        }
        if (pageShow === 'OPEN') refuseFault({ ...row, ...sent }, true)
        const changed = pageDatas.update(row.id, { ...sent, updateTime: worldNow() })
        if (pageShow === 'OPEN') return view(published(changed))
        return view(pageDatas.update(row.id, { pageShow: 'CLOSE' }))
      }),
      changeRoute(release, 'pageData', ownPages, (row) => {
        if (row.pageShow === 'OPEN') throw refusal(61004, '页面已发布，无需重复提交')
        // Other clients publish from their list, whatever is in the page.
        const before = view(row)
        published(row)
        return before
      }),
      changeRoute(schedule, 'pageData', ownPages, (row, call) => {
        const { publishTime } = bodyBy(call, pageDataRequests.schedule)
        if (publishTime !== '') {
          if (row.pageShow === 'OPEN') throw refusal(61004, '页面已发布，无需重复提交')
          refuseErrors(validateSchedule({ publishTime }, worldNow()), badInput)
          refuseFault(row, true)
        }
        return view(pageDatas.update(row.id, { publishTime }))
      }),
      changeRoute(remove, 'pageData', ownPages, (row) => {
        if (row.pageShow === 'OPEN') throw refusal(61002, '当前页面为开启状态，无法删除')
        if (siblingsOf(row).length === 0) throw refusal(61003, '当前页面为唯一页面，无法删除')
        pageDatas.delete(row.id)
        return true
      }),
    ],
    pageHistory,
  ),
  grants: { pageData: {} },
  menu: screensIn('shop', { grant: 'pageData', variants: ['material'] }, [
    [59, 'floorList', 'PC楼层', 'pc-pages', 'shop/floorList'],
    [60, 'wapList', '移动楼层', 'wap-pages', 'shop/wap/wapList'],
  ]),
})

/** The caller's pages, after those that were due by now were published, the earliest first. */
function duePages(call: Call): PageRow[] {
  const due = ownPages
    .all(call)
    .filter(({ publishTime }) => publishTime !== '' && !isBeforeText(worldNow(), publishTime))
    .toSorted((one, other) => one.publishTime.localeCompare(other.publishTime))
  for (const row of due) {
    // What buyers would see broken by now is not shown to them.
    if (storedFault(row, true)) pageDatas.update(row.id, { publishTime: '' })
    else published(row)
  }
  return ownPages.all(call)
}

/** Makes a page the live one of its client. */
function published(row: PageRow): PageRow {
  for (const { id } of siblingsOf(row)) pageDatas.update(id, { pageShow: 'CLOSE' })
  return pageDatas.update(row.id, { pageShow: 'OPEN', publishTime: '' })
}

function siblingsOf({ id, storeId, pageClientType }: PageRow): PageRow[] {
  return pageDatas.filter((row) => row.id !== id && row.storeId === storeId && row.pageClientType === pageClientType)
}

function view({ storeId, ...row }: PageRow) {
  return { ...row, publishTime: row.publishTime || null, pageType: 'STORE', num: storeId }
}

/** What of a page is no longer so: products that buyers cannot buy, prices of before [proposed]. */
function outdatedIn(row: PageRow) {
  return { goneGoods: goneGoodsOf(row), oldPrices: oldPricesOf(row) }
}

function goneGoodsOf({ storeId, pageData }: PageRow): GoneGoods[] {
  const isOn = idsIn(pageData)
  return goodsTables.goods
    .filter((row) => row.storeId === storeId && !isOnSale(row))
    .filter(({ id }) => isOn([id, ...skusOf(id).map((sku) => sku.id)]))
    .map(({ goodsName, marketEnable, authFlag, deleteFlag }) => ({ goodsName, marketEnable, authFlag, deleteFlag }))
}

function oldPricesOf({ pageData }: PageRow): OldPrice[] {
  return pricesIn(parsePageContent(pageData)).flatMap(({ skuId, price: shown }) => {
    const sku = goodsTables.goodsSkus.get(skuId)
    if (!sku || decimal(shown)?.eq(sku.price ?? shown)) return []
    return [{ skuId, goodsName: sku.goodsName, shown, price: sku.price }]
  })
}

function checkedClient(client: string): PageClient {
  if (client !== 'PC' && client !== 'H5') throw badInput('pageClientType不能为空')
  return client
}

function checkedName(name: string): string {
  refuseErrors(validateName({ name }), badInput)
  return name
}

/** The sent content of a page, refused where its form refuses it. */
function checkedContent(pageData: string, pageClientType: PageClient, pageShow: string): string {
  refuseFault({ pageData, pageClientType }, pageShow === 'OPEN')
  return pageData
}

/** @throws Refusal when a page cannot be stored, or cannot be shown to buyers */
function refuseFault(page: Pick<PageRow, 'pageData' | 'pageClientType'>, isInView: boolean): void {
  const fault = storedFault(page, isInView)
  if (fault) throw badInput(fault)
}
