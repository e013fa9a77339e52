import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { RUNNER } from '#mocks/kernel/server/plugin'
import { shownRows } from '#tests/kit/xlsx'

it('workbooks are written and read in the servers of Vite, whose module runner is closed by then', async () => {
  const file = fileURLToPath(new URL('../../../../mocks/kernel/server/xlsx.ts', import.meta.url))
  const { module } = await runnerImport<typeof import('#mocks/kernel/server/xlsx')>(file, RUNNER)
  const answer = await module.excelReply([['名称'], ['=1+1']], '模板.xlsx')
  const workbook = await answer.blob()
  expect(await shownRows(workbook)).toEqual([['名称'], ['=1+1']])
  const reader = fileURLToPath(new URL('../../../../mocks/kernel/server/workbook.ts', import.meta.url))
  const { module: read } = await runnerImport<typeof import('#mocks/kernel/server/workbook')>(reader, RUNNER)
  const { rows } = await read.readWorkbook(new File([workbook], '模板.xlsx'))
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.text))).toEqual([['名称'], ['=1+1']])
})
