import type { Guide } from '#shared/screen/guide'

export const guide: Guide = {
  driverList: {
    introduction: [
      '常用司机的姓名、电话、驾驶证和常开的车。',
      '驾驶证到期前，首页会提醒。',
      '停用的司机不再出现在送货单里，历史单据不变。',
    ],
    words: '驾驶员 师傅 驾驶证 driver',
  },
  carList: {
    introduction: [
      '车牌、载重、年检和保险到期日。',
      '载重填准后，送货单会按它自动装车。',
      '年检和保险到期前，首页会提醒。',
    ],
    words: '货车 车队 车牌 行驶证 年检 保险 罐车 truck vehicle',
  },
}
