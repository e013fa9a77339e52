import { describe, expect, it } from 'vitest'
import { readSheet } from '../../src/shared/excel/readSheet'
import { writeSheet } from '../../src/shared/excel/writeSheet'

describe('a sheet', () => {
  it('comes back as it was written: words, figures with all their digits, and what looks like a formula as text', async () => {
    const columns = [{ head: '名称' }, { head: '数量', isNumber: true }]
    const rows = [
      ['=1+1', '35.678'],
      ['+86', '-0.005'],
      ['-x', '0.1'],
      ['@sum', '1234567890123456.78'],
      ['', '12吨'],
      ['13', ''],
      ['=cmd|"/c calc"!A1', '4105.5'],
    ]
    const sheet = await writeSheet(columns, rows)
    expect(await readSheet(sheet)).toEqual([['名称', '数量'], ...rows])
  })

  it('of thousands of rows is read whole', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => [`材料 ${at}`, `${at}.125`])
    const read = await readSheet(await writeSheet([{ head: '名称' }, { head: '数量', isNumber: true }], rows))
    expect(read.slice(1)).toEqual(rows)
  })

  it('is refused when it is none', async () => {
    await expect(readSheet(new Blob(['a,b']))).rejects.toThrow()
  })
})
