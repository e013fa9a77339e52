import { plainFigure } from '#domain/money'
import { text } from '#domain/text'
import { serverToday } from '#domain/time'
import { debtContacts } from '#features/procurement/receivable/api'
import { defineActions, mutationAction } from '#shared/action/action'
import { contactFields } from './fields'
import { type ContactInput, type DebtContact, validateContact } from './model'

/** What can be done about a payer. */
export const payerActions = defineActions<Pick<DebtContact, 'payer'>>({
  screen: 'paymentStatistics',
  idOf: ({ payer }) => `payer ${payer}`,
  nameOf: ({ payer }) => payer,
  all: [
    mutationAction({
      key: 'addContact',
      label: '记录催款',
      isPrimary: true,
      mutation: debtContacts.add,
      argOf: ({ payer }, values: ContactInput) => ({ ...values, amount: plainFigure(values.amount), payer }),
      question: ({ payer }) => text('记录与 {{payer}} 的联系', { payer }),
      okText: '保存',
      form: {
        fields: contactFields,
        names: ['day', 'person', 'way', 'promise', 'amount', 'nextDay'],
        initial: ({ payer }) => ({
          payer,
          day: serverToday(),
          person: '',
          way: '电话',
          promise: '',
          amount: '',
          nextDay: '',
        }),
        validate: (values) => validateContact(values),
      },
      done: ({ payer }) => text('已记录与 {{payer}} 的联系', { payer }),
    }),
  ],
})

/** What can be done to a contact. */
export const contactActions = defineActions<DebtContact>({
  screen: 'paymentStatistics',
  idOf: ({ id }) => `contact ${id}`,
  nameOf: ({ day, person }) => `${day} ${person}`,
  all: [
    mutationAction({
      key: 'remove',
      label: '删除',
      isDanger: true,
      isFinal: true,
      mutation: debtContacts.remove,
      argOf: ({ id }) => ({ id }),
      question: ({ day, person }) => text('删除 {{day}} 与 {{person}} 的联系记录？', { day, person }),
      consequence: text('删除后不能恢复。'),
      done: ({ day, person }) => text('{{day}} 与 {{person}} 的联系记录已删除', { day, person }),
    }),
  ],
})
