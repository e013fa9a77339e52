import { statusOf } from '#domain/status'
import { onlyErrors, text } from '#domain/text'
import { defineActions, drawerAction, mutationAction } from '#shared/action/action'
import { complaints } from './api'
import { complaintAskFields } from './fields'
import { type ComplaintRow, complainStatuses, contentError, mayAppeal, mayTalk } from './model'

/** The shop's actions on a complaint. */
export const complaintActions = defineActions<ComplaintRow>({
  screen: 'orderComplaint',
  idOf: ({ id }) => `complaint ${id}`,
  nameOf: ({ complainTopic }) => complainTopic,
  stateOf: ({ complainStatus }) => text(statusOf(complainStatuses, complainStatus).label),
  all: [
    drawerAction({
      key: 'appeal',
      label: '申诉',
      isPrimary: true,
      isAllowed: (complaint) => mayAppeal(complaint),
      open: ({ id }) => ({ edit: id }),
    }),
    mutationAction({
      key: 'say',
      label: '回复',
      isAllowed: (complaint) => mayTalk(complaint),
      mutation: complaints.say,
      argOf: ({ id }, { content }: { content: string }) => ({ complainId: id, content: content.trim() }),
      question: ({ complainTopic }) => text('回复投诉「{{topic}}」', { topic: complainTopic }),
      consequence: text('买家和平台都能看到您说的话。'),
      okText: '发送',
      form: {
        fields: complaintAskFields,
        names: ['content'],
        initial: () => ({ content: '' }),
        validate: ({ content }) => onlyErrors({ content: contentError(content) }),
      },
      done: ({ complainTopic }) => text('已回复投诉「{{topic}}」', { topic: complainTopic }),
    }),
  ],
})
