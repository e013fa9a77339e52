import { fill } from '#tests/kit/render'
import { inDialog } from '#tests/kit/suites/drawerScreen'

/** Fills the form of a pick-up point, except its phone. */
export async function fillAddress() {
  await fill(inDialog().getByLabelText('自提点名称'), '三山码头')
  await fill(inDialog().getByLabelText('详细地址'), '广东省佛山市南海区桂城街道三山大道1号')
  await fill(inDialog().getByLabelText('经纬度'), '113.21,22.99')
}
