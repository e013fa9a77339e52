// These run in the page, so each is self-contained.

/** Publishes a product of 10 × 10 × `thirds` SKUs; resolves to its id. */
export async function publishMany(thirds: number): Promise<string> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`/api/store/${path}`, init).then((response) => response.json())).result
  }
  const goodsName = '千种规格的螺栓'
  const values = Array.from({ length: 10 }, (_, at) => `值${at}`)
  const { records } = await ask('goods/goods/list?goodsType=PHYSICAL_GOODS&pageSize=1')
  const goods = await ask(`goods/goods/get/${records[0].id}`)
  const skuList = values.flatMap((first) =>
    values.flatMap((second) =>
      values.slice(0, thirds).map((third) => ({
        甲: first,
        乙: second,
        丙: third,
        sn: `${first}${second}${third}`,
        price: 1,
        cost: 1,
        weight: 1,
        quantity: 5,
      })),
    ),
  )
  await ask('goods/goods/create', {
    ...goods,
    goodsName,
    skuList,
    price: 1,
    sellingPoint: '螺栓',
    wholesaleList: [],
    salesModel: 'RETAIL',
    release: true,
    goodsGalleryList: ['/favicon.svg'],
  })
  const found = await ask(`goods/goods/list?goodsName=${goodsName}&pageSize=1`)
  return found.records[0].id
}

/** Makes a group-buy of all SKUs of a product, which the platform passes; resolves to its id. */
export async function groupBuyOf(goodsId: string): Promise<string> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' }
  const send = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const { success, message, result } = await fetch(path, init).then((response) => response.json())
    if (!success) throw new Error(`${path}: ${message}`)
    return result
  }
  // An activity ends within ten years.
  const day = `${new Date().getFullYear() + 1}-06-01`
  await send('/__mock/act', { action: 'passGoods', id: goodsId })
  const skus = await send(`/api/store/goods/goods/sku/${goodsId}/list`)
  const { id } = await send('/api/store/promotion/pintuan', {
    promotionName: '千种规格',
    requiredNum: 2,
    limitNum: 0,
    fictitious: false,
    startTime: `${day} 00:00:00`,
    endTime: `${day} 23:59:59`,
    promotionGoodsList: skus.map((sku: { id: string; goodsName: string }) => ({
      skuId: sku.id,
      goodsName: sku.goodsName,
      price: 0.9,
    })),
  })
  return id
}

/** Publishes copies of the shop's products, with their pictures, until it has this many. */
export async function fillShop(count: number): Promise<void> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return (await fetch(`/api/store/goods/goods/${path}`, init).then((response) => response.json())).result
  }
  const { records, total } = await ask('list?goodsType=PHYSICAL_GOODS&pageSize=20')
  for (let at = total; at < count; at++) {
    const goods = await ask(`get/${records[at % records.length].id}`)
    const skuList = [{ sn: `KB${at}`, price: 1, cost: 1, weight: 1, quantity: at }]
    const goodsName = `${goods.goodsName} ${at}`.slice(0, 50)
    await ask('create', { ...goods, goodsName, skuList, wholesaleList: [], salesModel: 'RETAIL', release: true })
  }
}

/** From choosing 100 rows a page to the second frame after its rows and the pictures in view are there, ms. */
export async function timeOfHundred(): Promise<number> {
  const option = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(({ textContent }) =>
    textContent?.startsWith('100 '),
  )
  const start = performance.now()
  option?.click()
  const isShown = () => {
    const rows = [...document.querySelectorAll<HTMLElement>('table[aria-rowcount] [data-row-key]')]
    const pictures = rows.flatMap((row) => [...row.querySelectorAll('img')])
    return rows.length >= 10 && pictures.length >= 10 && pictures.every((one) => one.complete && one.naturalWidth > 0)
  }
  while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return performance.now() - start
}
