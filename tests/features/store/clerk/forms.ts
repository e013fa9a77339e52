import { validateClerk, validatePlace } from '#features/store/clerk/model'
import { db } from '#mocks/areas'
import type { Account } from '#mocks/kernel/auth/caller'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one, repeated } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const ownRow = <Row extends { supplierId: string }>(rows: readonly Row[]): Row =>
  one(rows.find(({ supplierId }) => supplierId === '9003'))

type Place = Pick<Account, 'isSuper' | 'roleIds' | 'departmentId'>

function placeErrors({ isSuper, roleIds, departmentId }: Place) {
  return { ...validatePlace({ isSuper: isSuper ? '1' : '0', roles: [...roleIds], departmentId }), ...repeated(roleIds) }
}

/** What is sent about a clerk. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a new clerk': async (client) => {
      const roles = db.roles.filter(({ supplierId }) => supplierId === '9003').map(({ id }) => id)
      const sound = {
        mobile: '13912345678',
        username: 'new01',
        password: 'b2300d89ed9aa5cf28bc7098f920507d',
        isSuper: '0',
        roles,
        departmentId: ownRow(db.departments.all()).id,
      }
      await takesOnly(
        altered(sound),
        (body) => client.post('/api/store/clerk', body),
        () => {
          const { phone: mobile, account: username, isSuper, roleIds, departmentId } = one(db.accounts.all().at(-1))
          return {
            ...validateClerk({ mobile, username, roles: roleIds }),
            ...placeErrors({ isSuper, roleIds, departmentId }),
          }
        },
      )
    },
    'the place of a clerk': async (client) => {
      const { id } = one(db.accounts.find((row) => row.supplierId === '9003' && !row.shopkeeper))
      const sound = { isSuper: '0', roles: [ownRow(db.roles.all()).id], departmentId: ownRow(db.departments.all()).id }
      await takesOnly(
        altered(sound),
        (body) => client.put(`/api/store/clerk/${id}`, body),
        () => {
          const { isSuper, roleIds, departmentId } = one(db.accounts.get(id))
          return placeErrors({ isSuper, roleIds, departmentId })
        },
      )
    },
  },
}
