import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import { type Text, text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { departments } from './api'
import { type Department, movesTo } from './model'

/** A department in its tree. */
type Placed = Department & { tree: readonly Department[]; siblings: readonly Department[] }

const indexOf = ({ id, siblings }: Placed) => siblings.findIndex((one) => one.id === id)
const step = (placed: Placed, by: 1 | -1) => {
  const { tree, id, parentId } = placed
  return movesTo(tree, id, { parentId: parentId || '0', index: indexOf(placed) + by })
}

/** The actions on a department. */
export const departmentActions = defineActions<Placed>({
  screen: 'storeDepartmentManage',
  idOf: ({ id }) => `department ${id}`,
  nameOf: ({ title }) => title,
  all: [
    drawerAction({ key: 'edit', label: '编辑', isPrimary: true, open: ({ id }) => ({ edit: id }) }),
    drawerAction({ key: 'child', label: '添加子部门', open: ({ id }) => ({ edit: 'new', parent: id }) }),
    mutationAction({
      key: 'up',
      label: '上移',
      icon: <ArrowUpOutlined aria-hidden="true" />,
      isDisabled: (placed) => indexOf(placed) <= 0,
      mutation: departments.move,
      argOf: (placed) => step(placed, -1),
      done: ({ title }) => text('已移动部门 {{title}}', { title }),
    }),
    mutationAction({
      key: 'down',
      label: '下移',
      icon: <ArrowDownOutlined aria-hidden="true" />,
      isDisabled: (placed) => indexOf(placed) === placed.siblings.length - 1,
      mutation: departments.move,
      argOf: (placed) => step(placed, 1),
      done: ({ title }) => text('已移动部门 {{title}}', { title }),
    }),
    mutationAction({
      key: 'delete',
      label: '删除',
      icon: <DeleteOutlined aria-hidden="true" />,
      isDanger: true,
      mutation: departments.drop,
      argOf: ({ id }) => id,
      question: ({ title }) => text('删除部门 {{title}}？', { title }),
      consequence: deletedText,
      done: ({ title }) => text('已删除部门 {{title}}', { title }),
    }),
  ],
})

/** What goes with a department, and what stands in the way. */
function deletedText(department: Department): Text {
  const { count, people } = totalsOf(department)
  const below = count - 1
  if (people > 0) {
    return below > 0
      ? text('它和 {{below}} 个下级部门有 {{people}} 名店员：有店员的部门不能删除，请先调整店员的部门。', {
          below,
          people,
        })
      : text('它有 {{people}} 名店员：有店员的部门不能删除，请先调整店员的部门。', { people })
  }
  return below > 0
    ? text('{{below}} 个下级部门一并删除，不能恢复。有店员的部门不能删除。', { below })
    : text('删除后不能恢复。有店员的部门不能删除。')
}

/** The number of departments deleted with one, itself included, and of the people in them. */
function totalsOf({ clerkCount, children }: Department): { count: number; people: number } {
  return children
    .map(totalsOf)
    .reduce((sum, one) => ({ count: sum.count + one.count, people: sum.people + one.people }), {
      count: 1,
      people: clerkCount ?? 0,
    })
}
