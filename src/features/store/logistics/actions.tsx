import { text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { logistics } from './api'
import type { Company } from './model'

const isOn = ({ selected }: Company) => selected === '1'

/** The actions on a logistics company; the switch in its row runs `enable` and `disable`. */
export const logisticsActions = defineActions<Company>({
  screen: 'logistics',
  idOf: ({ logisticsId }) => `logistics ${logisticsId}`,
  nameOf: ({ name }) => name,
  all: [
    drawerAction({
      key: 'edit',
      label: '电子面单设置',
      isAllowed: isOn,
      open: ({ logisticsId }) => ({ edit: logisticsId }),
    }),
    mutationAction({
      key: 'enable',
      label: '开始使用',
      isAllowed: (company) => !isOn(company),
      mutation: logistics.enable,
      argOf: ({ logisticsId }) => logisticsId,
      done: ({ name }) => text('已开始使用 {{name}}', { name }),
    }),
    mutationAction({
      key: 'disable',
      label: '停止使用',
      isDanger: true,
      isAllowed: isOn,
      mutation: logistics.disable,
      argOf: ({ logisticsId }) => logisticsId,
      question: ({ name }) => text('停止使用物流公司 {{name}}？', { name }),
      consequence: text('发货时不能再选择它，它的电子面单账号一并清除；再次使用需要重新填写。'),
      done: ({ name }) => text('已停止使用 {{name}}', { name }),
    }),
  ],
})
