import { beforeAll, expect, it } from 'vitest'
import { onlyErrors } from '#domain/text'
import { validateName } from '#features/mall/decoration/model'
import { isPublishable, storedFault } from '#features/mall/decoration/model/page/isPublishable'
import { db, resetDb } from '#mocks/areas'
import { type Client, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from './rows'

const PAGE = '/api/store/settings/pageData'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

/** The live page of a client: it has blocks of most kinds, and no fault. */
const livePage = (pageClientType: string) =>
  one(
    db.pageDatas.find(
      (row) => row.storeId === '9003' && row.pageClientType === pageClientType && row.pageShow === 'OPEN',
    ),
  )
const errorsOf = (page: ReturnType<typeof livePage>) =>
  onlyErrors({ ...validateName(page), pageData: storedFault(page, page.pageShow === 'OPEN') })

it.each([
  ['H5', 'OPEN'],
  ['H5', 'CLOSE'],
  ['PC', 'OPEN'],
  ['PC', 'CLOSE'],
])('of random pages for %s, to be %s, only those are taken that the form takes', async (pageClientType, pageShow) => {
  const { id, name, pageData } = livePage(pageClientType)
  const sound = { name, pageShow, pageClientType, page: JSON.parse(pageData) as object }
  await takesOnly(
    altered(sound),
    ({ page, ...body }) => client.post(`${PAGE}/save`, { ...body, pageData: JSON.stringify(page) }),
    () => errorsOf(one(db.pageDatas.all().at(-1))),
    500,
  )
  await takesOnly(
    altered(sound),
    ({ page, ...body }) => client.put(`${PAGE}/update/${id}`, { ...body, id, pageData: JSON.stringify(page) }),
    () => errorsOf(one(db.pageDatas.get(id))),
    500,
  )
})

it('a page that lacks something is stored, and not shown to buyers', async () => {
  const { id } = one(
    db.pageDatas.find((row) => row.storeId === '9003' && row.pageClientType === 'H5' && row.pageShow === 'CLOSE'),
  )
  const pageData = JSON.stringify({ list: [{ type: 'title', options: { list: [{ title: '' }] } }] })
  const body = { name: '首页', pageData, pageClientType: 'H5' }
  expect((await client.put(`${PAGE}/update/${id}`, { ...body, pageShow: 'CLOSE' })).success).toBe(true)
  const page = one(db.pageDatas.get(id))
  expect(isPublishable(page)).toBe(false)
  expect((await client.put(`${PAGE}/update/${id}`, { ...body, pageShow: 'OPEN' })).success).toBe(false)
  expect(db.pageDatas.get(id)?.pageShow).toBe('CLOSE')
})
