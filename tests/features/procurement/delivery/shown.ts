import { chain } from '#tests/figures/chain'
import { type Shown, thousands, total } from '#tests/figures/shown'

/** What is read of a note's quantity. */
export const shown: Shown[] = [
  {
    name: 'the quantity of a line of a note',
    figure: () => thousands(total([chain().item.quantity]).toFixed()),
    places: {
      'the order': () => `/supplier/order/detail?orderSn=${chain().order.orderSn}`,
      'the note': () => `/supplier/deliver/detail?deliverSn=${chain().note.deliverSn}`,
      'the note on paper': () => `/deliverPreview?ids=${chain().note.id}&paper=A4`,
      'the settlement': () => `/supplier/settlement/detail?id=${chain().settlement.id}`,
      'the settlement on paper': () => `/settlementPreview?id=${chain().settlement.id}`,
    },
  },
]
