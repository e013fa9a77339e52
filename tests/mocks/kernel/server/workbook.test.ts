import { expect, it } from 'vitest'
import { readWorkbook } from '#mocks/kernel/server/workbook'
import { textsOf } from '#tests/kit/worksheet'
import { worksheetOf, zipOf } from '#tests/kit/zip'

const fileOf = (content: Buffer<ArrayBuffer>) => new File([content], '材料.xlsx')
const cellsOf = async (content: Buffer<ArrayBuffer>) => textsOf(await readWorkbook(fileOf(content)))

it('numbers are read as displayed by their format', async () => {
  const row = [
    { value: 0.13, format: 'percent' as const },
    { value: 1234567.5, format: 'grouped' as const },
    { value: 45366, format: 'date' as const },
    { value: 45366.75, format: 'localDate' as const },
    0.30000000000000004,
    '1.2E+3',
    ' 吨\u3000',
  ]
  expect(await cellsOf(worksheetOf([row]))).toEqual([
    ['13%', '1234567.5', '2024-03-15', '2024-03-15', '0.3', '1.2E+3', '吨'],
  ])
})

it('rows keep their Excel numbers; blank ones are skipped, hidden ones marked, a hidden sheet ignored', async () => {
  const { rows, merges } = await readWorkbook(
    fileOf(worksheetOf([['材料'], [], ['', ''], { cells: ['圆钢', 5], isHidden: true }], ['A1:B1'])),
  )
  expect(rows).toEqual([
    { at: 1, isHidden: false, cells: [{ kind: 'text', text: '材料' }] },
    {
      at: 4,
      isHidden: true,
      cells: [
        { kind: 'text', text: '圆钢' },
        { kind: 'number', text: '5' },
      ],
    },
  ])
  expect(merges).toEqual([{ top: 1, bottom: 1, left: 0, right: 1 }])
})

it('a file of too many rows is rejected with the limit', async () => {
  const rows = Array.from({ length: 5_001 }, () => ['圆钢'])
  await expect(readWorkbook(fileOf(worksheetOf(rows)))).rejects.toThrow('文件超过5000行')
})

it('a file that unpacks to too much is rejected before it is unpacked', async () => {
  const bomb = zipOf({ 'xl/workbook.xml': Buffer.alloc(64 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(200_000)
  await expect(readWorkbook(fileOf(bomb))).rejects.toThrow('文件解压后超过40MB')
  // The directory may understate the size, so the second check counts while unpacking.
  const at = bomb.indexOf('PK\u0001\u0002', undefined, 'latin1')
  bomb.writeUInt32LE(10, at + 24)
  await expect(readWorkbook(fileOf(bomb))).rejects.toThrow('文件解压后超过40MB')
})

it('the server stays responsive while a file is read', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [`圆钢${index}`, index, index, index])
  const reading = readWorkbook(fileOf(worksheetOf(rows)))
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await reading
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})

it.each([
  ['no zip', Buffer.from([1, 2, 3, 4])],
  ['a zip without workbook', zipOf({ 'a.txt': 'a' })],
  ['a directory that points outside', zipOf({ 'xl/workbook.xml': '<workbook/>' }).subarray(60)],
])('%s cannot be read', async (_, content) => {
  await expect(readWorkbook(fileOf(Buffer.from(content)))).rejects.toThrow('文件无法读取')
})
