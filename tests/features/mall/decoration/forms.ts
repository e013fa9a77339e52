import { onlyErrors } from '#domain/text'
import { validateName } from '#features/mall/decoration/model'
import { storedFault } from '#features/mall/decoration/model/page/isPublishable'
import { db } from '#mocks/areas'
import type { Client } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const PAGE = '/api/store/settings/pageData'

/** The live page of a client: it has blocks of most kinds, and no fault. */
const livePage = (pageClientType: string) =>
  one(
    db.pageDatas.find(
      (row) => row.storeId === '9003' && row.pageClientType === pageClientType && row.pageShow === 'OPEN',
    ),
  )
const errorsOf = (page: ReturnType<typeof livePage>) =>
  onlyErrors({ ...validateName(page), pageData: storedFault(page, page.pageShow === 'OPEN') })

const pages = (pageClientType: string, pageShow: string) => async (client: Client) => {
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
}

/** What is sent about a page of the shop. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'pages for phones that go live': pages('H5', 'OPEN'),
    'pages for phones that do not': pages('H5', 'CLOSE'),
    'pages of the site that go live': pages('PC', 'OPEN'),
    'pages of the site that do not': pages('PC', 'CLOSE'),
  },
}
