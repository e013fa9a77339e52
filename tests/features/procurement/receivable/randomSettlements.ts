import fc from 'fast-check'
import { dayAfter } from '#domain/time'
import type { Settlement } from '#features/procurement/settlement/model'

/** An amount in cents as a server writes it. */
const yuan = (cents: number) => `${(cents / 100).toFixed(2)}`

/** Cents of decimal text. */
export const cents = (amount: string) => Math.round(Number(amount) * 100)

const day = fc.integer({ min: 0, max: 700 }).map((days) => dayAfter('2025-01-01', days))

/** Random settled settlements of two payers with three projects; a third is paid. */
export const randomSettlements = fc
  .array(
    fc
      .record({
        amount: fc.integer({ min: 0, max: 50_000_000 }),
        settleDate: day,
        paidAfter: fc.option(fc.integer({ min: 0, max: 200 }), { freq: 1 }),
        company: fc.constantFrom('A', 'B'),
        project: fc.constantFrom('1', '2', '3'),
        contract: fc.constantFrom('30', '60', 'none'),
      })
      .map(({ amount, settleDate, paidAfter, company, project, contract }) => ({
        amount,
        settlement: {
          status: 3,
          companyName: company,
          projectId: project,
          projectName: `项目${project}`,
          contractId: contract,
          settleDate,
          createTime: `${settleDate} 08:00:00`,
          totalAmountTax: yuan(amount),
          payStatus: paidAfter === null ? 0 : 2,
          payTime: paidAfter === null ? '' : `${dayAfter(settleDate, paidAfter)} 10:00:00`,
        },
      })),
    { maxLength: 40 },
  )
  .map((all) =>
    all.map(({ settlement, amount }, at) => ({
      amount,
      settlement: { ...settlement, id: `${at}`, settlementCode: `JS${at}` } as Settlement,
    })),
  )
