import { db } from '#mocks/areas'
import { first, OWN, type Shown, total, yuan } from '#tests/figures/shown'

const owed = () =>
  db.settlements.filter(({ supplierId, status, payStatus }) => supplierId === OWN && status === 3 && payStatus !== 2)
const payer = () => first(owed()[0]).companyName
const owedBy = (companyName: string) => owed().filter((bill) => bill.companyName === companyName)

/** What is read of debts. */
export const shown: Shown[] = [
  {
    name: 'what a payer owes',
    figure: () => yuan(total(owedBy(payer()).map(({ totalAmountTax }) => totalAmountTax))),
    places: {
      'the ageing by payer': () => '/statistics/payment',
      'the settlements behind it': () => `/statistics/payment?debts=${encodeURIComponent(payer())}`,
      'his statement of account': () => `/statementPreview?payer=${encodeURIComponent(payer())}`,
    },
  },
  {
    name: 'what all payers owe',
    figure: () => yuan(total(owed().map(({ totalAmountTax }) => totalAmountTax))),
    places: {
      home: () => '/home',
      'the ageing by project': () => '/statistics/payment?debtor=project',
      'the list': () => '/supplier/settlement/list?status=3&unpaid=1',
    },
  },
]
