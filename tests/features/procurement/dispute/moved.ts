import { screen } from '@testing-library/react'
import { db } from '#mocks/areas'
import { user } from '#tests/kit/render'
import type { MovedSpec, Row } from '#tests/kit/suites/movedSpec'

/** Opens the second line of a settlement. */
async function openLine(): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '核对第 2 行' }))
  await screen.findByText(/^(对过磅或金额有不同意见时提出|没有提出异议)。$/)
}

/** Editors whose record others move on or delete meanwhile. */
export const moved: MovedSpec[] = [
  {
    name: 'a claim about a line of a settlement',
    from: 'procurement/dispute/DisputeEditor',
    account: 'nanwan',
    table: db.settlements,
    label: '异议原因',
    typed: '抽磅密度偏高',
    save: '保存',
    moved: { status: 3 },
    isNeverDeleted: true,
    row: () => db.settlements.find(({ settlementCode }) => settlementCode === 'JS202403-00015'),
    path: ({ id }: Row) => `/supplier/settlement/detail?id=${id}`,
    open: async () => {
      await openLine()
      await user.click(screen.getByRole('button', { name: '提出异议' }))
    },
    reopen: openLine,
  },
]
