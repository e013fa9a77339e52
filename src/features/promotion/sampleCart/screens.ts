import { form, printPage } from '#shared/screen/screen'

export const sampleCartScreens = [
  form({
    name: 'sampleCart',
    path: '/promotions/sample-cart',
    title: '优惠试算',
    load: () => import('./SampleCartPage'),
    frontRoute: 'promotion/sampleCart',
    needs: 'activities',
  }),
  printPage({
    name: 'sampleCartPreview',
    path: '/sampleCartPreview',
    title: '优惠试算',
    load: () => import('#features/promotion/sampleCart/print/SampleCartPreviewPage'),
  }),
]
