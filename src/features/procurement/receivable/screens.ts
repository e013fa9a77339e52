import { printPage } from '#shared/screen/screen'

export const receivableScreens = [
  printPage({
    name: 'statementPreview',
    path: '/statementPreview',
    title: '对账函',
    load: () => import('#features/procurement/receivable/statement/StatementPreviewPage'),
  }),
  printPage({
    name: 'reminderPreview',
    path: '/reminderPreview',
    title: '催款函',
    load: () => import('#features/procurement/receivable/reminder/ReminderPreviewPage'),
  }),
  printPage({
    name: 'invoicePreview',
    path: '/invoicePreview',
    title: '开票资料',
    load: () => import('#features/procurement/receivable/invoice/InvoicePreviewPage'),
  }),
]
