import { DiffOutlined, DownloadOutlined, PrinterOutlined } from '@ant-design/icons'
import { defineActions, localAction } from '#shared/action/action'
import { saveFile } from '#shared/http/files'
import { toSearch } from '#shared/navigation'
import { exportSettlement } from './api'
import type { SettlementBill } from './model'
import { openDifferences } from './openDifferences'

/** The actions on a settlement: the supplier only reads it. */
export const settlementActions = defineActions<SettlementBill>({
  screen: 'settlementList',
  idOf: ({ id }) => `settlement ${id}`,
  nameOf: ({ settlementCode }) => settlementCode,
  all: [
    localAction({
      key: 'export',
      label: '导出 Excel',
      icon: <DownloadOutlined aria-hidden="true" />,
      run: async (bill, { client }) => {
        saveFile(await exportSettlement(bill))
        // The server logs the export.
        void client.invalidateQueries({ queryKey: ['recordLog'] })
      },
    }),
    localAction({
      key: 'differences',
      label: '差异清单',
      icon: <DiffOutlined aria-hidden="true" />,
      run: (bill) => openDifferences([bill]),
    }),
    localAction({
      key: 'print',
      label: '打印',
      icon: <PrinterOutlined aria-hidden="true" />,
      isPrimary: true,
      run: ({ id }) => void window.open(`/settlementPreview?${toSearch({ id })}`, '_blank'),
    }),
  ],
})
