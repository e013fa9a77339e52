import { text } from '#domain/text'
import { defineActions, mutationAction } from '#shared/action/action'
import { disputes } from './api'
import { canChangeDispute, type Dispute } from './model'

/** The actions on a claim. */
export const disputeActions = defineActions<Dispute>({
  screen: 'settlementList',
  idOf: ({ lineId }) => `dispute ${lineId}`,
  nameOf: ({ settlementCode, seq }) => `${settlementCode} ${seq}`,
  all: [
    mutationAction({
      key: 'drop',
      needs: 'settlementAnswer',
      label: '撤销异议',
      isDanger: true,
      isAllowed: (dispute) => canChangeDispute(dispute),
      mutation: disputes.drop,
      argOf: ({ billId, lineId }) => ({ billId, lineId }),
      question: ({ seq }) => text('撤销第 {{seq}} 行的异议？', { seq: seq ?? '' }),
      consequence: text('原因和凭证将一并删除。'),
      done: ({ settlementCode: code, seq }) => text('{{code}} 第 {{seq}} 行的异议已撤销', { code, seq: seq ?? '' }),
    }),
  ],
})
