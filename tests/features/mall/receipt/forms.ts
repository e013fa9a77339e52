import { validateInvoice } from '#features/mall/receipt/model'
import { altered, takesOnly } from '#tests/kit/random/bodies'
import { one } from '#tests/kit/random/forms'
import type { FormsSpec } from '#tests/kit/suites/formsSpec'

/** What is sent about an invoice. */
export const forms: FormsSpec = {
  account: 'haichuan',
  bodies: {
    'an invoice': async (client) => {
      const RECEIPT = '/api/store/trade/receipt'
      const { data } = await client.get<{ records: { id: string }[] }>(RECEIPT, { issuable: 'true', pageSize: 1 })
      const { id } = one(data.records[0])
      await takesOnly(
        altered({ invoiceNo: '26440000000012345678', fileName: '', fileUrl: '' }),
        (body) => client.post(`${RECEIPT}/${id}/invoicing`, { receiptDetail: JSON.stringify(body) }),
        ({ invoiceNo }) => validateInvoice({ invoiceNo: String(invoiceNo) }),
      )
    },
  },
}
