import { printPage } from '#shared/screen/screen'

export const disputeScreens = [
  printPage({
    name: 'differencePreview',
    path: '/differencePreview',
    title: '结算差异清单',
    load: () => import('./DifferencePreviewPage'),
    needs: 'settlementAnswer',
  }),
]
