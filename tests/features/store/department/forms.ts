import * as v from 'valibot'
import { departmentInput, validateDepartment } from '#features/store/department/model'
import { db } from '#mocks/areas'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one, repeated } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

const ownRow = <Row extends { supplierId: string }>(rows: readonly Row[]): Row =>
  one(rows.find(({ supplierId }) => supplierId === '9003'))

/** What is sent about a department. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'a department and its roles': async (client) => {
      const { id } = ownRow(db.departments.all())
      await takesOnly(
        altered({ title: '仓储部', parentId: id, sortOrder: 5 }),
        (body) => client.post('/api/store/department', body),
        (_, { data }) => validateDepartment(v.parse(departmentInput, data)),
      )
      await takesOnly(
        altered([{ roleId: ownRow(db.roles.all()).id }]),
        (body) => client.put(`/api/store/departmentRole/${id}`, body),
        () =>
          repeated(db.departmentRoles.filter(({ departmentId }) => departmentId === id).map(({ roleId }) => roleId)),
      )
    },
  },
}
