import * as v from 'valibot'
import { roleInput, validateRole } from '#features/store/role/model'
import { db } from '#mocks/areas'
import { isMenu } from '#mocks/kernel/auth/menu'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one, repeated } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const ownRow = <Row extends { supplierId: string }>(rows: readonly Row[]): Row =>
  one(rows.find(({ supplierId }) => supplierId === '9003'))

/** What is sent about a role. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a role and its menus': async (client) => {
      await takesOnly(
        altered({ name: '仓管', description: '收货与发货' }),
        (body) => client.post('/api/store/role', body),
        (_, { data }) => validateRole(v.parse(roleInput, data)),
      )
      const { id } = ownRow(db.roles.all())
      const menus = db.roleMenus
        .filter(({ roleId }) => roleId === id)
        .map(({ menuId, isSuper }) => ({ menuId, isSuper }))
      await takesOnly(
        altered(menus),
        (body) => client.post(`/api/store/roleMenu/${id}`, body),
        () => {
          const ids = db.roleMenus.filter(({ roleId }) => roleId === id).map(({ menuId }) => menuId)
          return { ...repeated(ids), ...ids.filter((menuId) => !isMenu(menuId)) }
        },
      )
    },
  },
}
