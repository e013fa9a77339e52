import * as v from 'valibot'
import { beforeAll, describe, it } from 'vitest'
import { fileError } from '#features/common/file/model'
import { goodsDetailSchema } from '#features/mall/goods/model'
import { goodsErrors } from '#features/mall/goods/publish/goodsChecks'
import { initialValues } from '#features/mall/goods/publish/goodsSource'
import { certificateError } from '#features/procurement/supplementary/model'
import { db, resetDb } from '#mocks/areas'
import { parametersOfCategory } from '#mocks/mall/category/rules'
import { chargesByWeight } from '#mocks/mall/goods/operationRules'
import { type Client, signIn } from '#tests/kit/api'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { newGoods } from '#tests/mocks/mall/goods/newGoods'
import { one } from './rows'

const GOODS = '/api/store/goods/goods'
const UPLOAD = '/api/common/common/upload/file'

let client: Client
beforeAll(async () => {
  resetDb()
  client = await signIn('haichuan')
})

it('of random changes of a product only those are taken that the form takes', async () => {
  await client.post(`${GOODS}/create`, newGoods())
  const { id } = one(db.goods.all().at(-1))
  const ids = db.goodsSkus.filter(({ goodsId }) => goodsId === id).map((sku) => sku.id)
  const sound = newGoods()
  const params = parametersOfCategory(one(sound.categoryPath.split(',').at(-1)))
  const skuList = sound.skuList.map((sku, at) => ({ ...sku, id: ids[at], alertQuantity: 3 }))
  await takesOnly(
    altered({ ...sound, goodsId: id, skuList, regeneratorSkuFlag: false }),
    (body) => client.put(`${GOODS}/update/${id}`, body),
    async () => {
      const { data } = await client.get(`${GOODS}/get/${id}`)
      const values = initialValues({ kind: 'edit', goods: v.parse(goodsDetailSchema, data) })
      return goodsErrors(values, 'save', {
        groups: [{ groupId: '', groupName: '', params }],
        units: null,
        isByWeight: chargesByWeight(values.templateId),
      })
    },
    1000,
  )
})

describe('of random files only those are taken that the form takes', () => {
  const MEGABYTES = 1024 * 1024
  /** Content that fits the ending as far as that is known. */
  const STARTS: Record<string, readonly number[]> = {
    png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    jpg: [0xff, 0xd8, 0xff],
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  }

  /** The request of a file: small ones are more frequent, as they are faster. */
  function formOf({ name, start, size, ...fields }: { name: string; start: string; size: unknown } & object): FormData {
    const length = typeof size === 'number' && Number.isFinite(size) ? Math.max(0, Math.round(size)) : 16
    const bytes = new Uint8Array(Math.min(length, 21 * MEGABYTES))
    bytes.set((STARTS[start] ?? []).slice(0, bytes.length))
    const form = new FormData()
    form.set('file', new File([bytes], String(name)))
    for (const [member, value] of Object.entries(fields)) form.set(member, String(value))
    return form
  }
  const sizeOf = (form: FormData) => form.get('file') as File

  it.each([
    ['of the own files', { directoryPath: '' }, fileError, 'a.png', 'png'],
    ['of documents', {}, certificateError, 'a.pdf', 'pdf'],
  ] as const)('%s, by name, size and kind', async (_what, fields, errorOf, name, start) => {
    const files = altered({ name, start, size: 20_000, ...fields })
    await takesOnly(
      files,
      (body) => client.post(UPLOAD, formOf(body)),
      (body) => {
        const error = errorOf(sizeOf(formOf(body)))
        return error ? { file: error } : {}
      },
      1000,
    )
  })
})
