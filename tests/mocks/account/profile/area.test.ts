import { beforeEach, expect, it } from 'vitest'
import { db, resetDb } from '#mocks/areas'
import { signIn } from '#tests/kit/api'

beforeEach(resetDb)

it('sets back the demo of one supplier and signs its staff out, not those of others', async () => {
  const [mine, colleague, other] = await Promise.all(['haichuan', 'haichuan03', 'yueheng'].map((name) => signIn(name)))
  const [driver] = db.drivers.where('supplierId', '9001')
  db.drivers.update(driver?.id ?? '', { driverName: '其他供应商改的名字' })
  expect((await mine?.post('/api/store/demo/reset'))?.success).toBe(true)
  expect(db.drivers.get(driver?.id ?? '')?.driverName).toBe('其他供应商改的名字')
  expect((await other?.get('/api/store/demo'))?.http).toBe(200)
  for (const client of [mine, colleague]) expect((await client?.get('/api/store/demo'))?.http).toBe(403)
})
